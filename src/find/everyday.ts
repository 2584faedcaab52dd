/** Everyday English for the rules' terms: on the left the rules' words, on the right what players say. */
export const EVERYDAY: Readonly<Record<string, string>> = {
  // Going
  'move, movement': 'travel, advance, proceed, trek, wander, relocate, transfer, shift, journey, send',
  'stop, ends': 'halt, hold up, bar, interrupt, freeze, block',
  'continue, move on': 'carry on, keep going, keep moving, keep marching, resume, go farther, go further, press on',
  'enter, enters': 'come into, step into, walk into, arrive, invade',
  'leave, drop': 'leave behind, detach, split off, part, separate',
  'pick up': 'collect, gather, bring along, take along, load',
  'across, crossing': 'ford, traverse, other side',
  'path, trace': 'route, link, connection, road, connected, linked, connect',
  adjacent: 'neighbour, neighbouring, neighbor, next door, beside, nearby, bordering',
  'back up, refuse, go back': 'back off, back out, turn round, turn around, turn back, sail back, step back',
  // The sea
  'sea, naval movement, fleet': 'voyage, overseas, ferry, convoy, oversea, waves',
  'port, ports': 'coast, coastal, shore, seaside, dock, beach',
  'embarking, aboard': 'board, load, embark',
  'land, landing': 'disembark, unload, debark, ashore, amphibious',
  // Fighting
  'battle, combat': 'clash, engagement, skirmish, engage, strike, assault, showdown',
  attacker: 'aggressor, attacking',
  'winner, win, victory': 'victor, victorious, triumph, prevail',
  'loser, lose, retreat': 'vanquished, routed, crushed, defeat',
  'tie, equal': 'even, level, same total, same result, same number, same score, identical, stalemate, both rolled',
  'losses, eliminated':
    'perish, slain, wounded, bloody, slaughter, annihilate, annihilated, wipe out, dead, deaths, fallen',
  'modifier, modifiers': 'plus, minus, malus, advantage, adds, add',
  'avoid battle, withdraw, evade':
    'get away, get out of the way, slip out, duck, sidestep, refuse to fight, back away, make off, break contact',
  'disengage, withdraw': 'abandon, call off, quit, walk off, pull out',
  retreat: 'fall back, pull back, run away after, retire, flight',
  'pursuit, pursue': 'chase, hunt, run after, go after, catch up, follow',
  'interception, intercept':
    'jump on, jump in, pounce, catch, caught, waylay, cut in, get in his way, step in, interfere',
  'lone, without, alone': 'by himself, on his own, single leader, unaccompanied, naked',
  'lone, single, one': 'solitary, sole',
  // Cities
  'walled city, city': 'fortress, castle, stronghold, fort, fortified, fortification, citadel, walls, ramparts',
  'siege, besieged': 'surround, surrounded, encircle, encircled, blockade, invest, starve out, bombard',
  'siege points, level': 'siege progress, progress, breach, hits on the city',
  'falls, capture, conversion': 'seize, seized, storm, occupy, occupied, overrun the city, conquered',
  inside: 'garrison, shelter, hide, holed up, within, indoors',
  sortie: 'sally, come out, burst out, break through',
  'lift, lifting, leaves': 'raise the siege, abandon the siege, give up the siege',
  // Who owns what
  'control, controls': 'own, owner, ownership, possess, hold, belongs, dominate, rule over, whose',
  'pc, marker, control marker': 'token, counter, chit, disc, flag, cube, influence',
  'province, provinces': 'territory, territories, lands, regions, district',
  'majority, more than half': 'most of, half of, dominance',
  enemy: 'hostile, opposing, foreign, foe, opponent, rival, opposition',
  friendly: 'own, mine, allied',
  'neutral, independent': 'unowned, unclaimed, nobody, unaligned, empty',
  // People and pieces
  'general, leader': 'captain, officer, chief, chieftain, boss, warlord',
  'commander, command, commanding': 'in charge, charge, supreme, who leads',
  'cu, cus, units, legions': 'guys, strength points, bodies, manpower, regiments, strength, cohorts',
  'army, force': 'host, horde, column, group, big army',
  'displaced, eliminated': 'captured, executed, removed, trapped, gone',
  reinforcements: 'fresh troops, levy, levies, recruits, draft, new men, reinforce',
  'raise troops, reinforcements': 'enlist, conscript, muster, train, build units',
  'limit, most, up to': 'cap, maximum, ceiling, at most, too many',
  'at least': 'minimum, required, requirement, enough',
  // Cards
  'card, cards': 'hand',
  discard: 'throw away, dump, get rid of, waste, ditch, chuck, toss',
  'hold, discard': 'leftover, left over, remaining, carry over, saved, unplayed',
  'event, events': 'effect, special text, ability',
  'response, counter event, any time':
    'reaction, react, reply, answer, respond, interrupt, in between, out of sequence, out of turn',
  'cancel, cancels': 'undo, negate, nullify, annul, prevent, foil, block',
  'play first, first player, goes first': 'start the turn, starting player, begin the round, begins the round',
  pass: 'skip, decline, do nothing, sit out',
  // Friends
  'alliance, ally': 'partner, partnership, team, team up, friendship, coalition, league',
  'break alliance, breaking': 'betray, betrayal, stab, backstab, renege, treason, turn on',
  'exchange, transfers, trade': 'swap, barter, hand over, gift, lend, donate',
  'diplomacy, negotiations': 'bargain, deal making, promise, agreement, chat, haggle',
  // Time
  turn: 'year, season, round of play',
  'winter attrition, attrition':
    'cold, hunger, starve, starvation, desertion, sickness, wither, frost, weather the winter',
  'end of the turn, end of game turn': 'year end, end of the year, end of season',
  'last turn, final turn': 'last year, final year, last season',
  'immediate victory, automatic victory': 'early win, win early, win before, outright win, knockout, decisive',
  'reinforcements, return': 'come back into play, reappear, come home, revive',
  // Points and price
  'vp, victory points': 'score, scored, scoring, points at the end',
  'cost, costs': 'expensive, cheap, afford, charge for, fee, expense, spend, toll',
  'lose, remove': 'penalty, punishment, punished, forfeit, sacrifice, consequence, fine',
  'remove pcs, political consequences': 'political price, political cost, political damage',
  fewer: 'less, behind, smaller number',
  'larger, more': 'bigger, outnumber, superior, stronger, huge, massive, large',
  'advantages, bonus, use': 'benefit, perk, good for, worth, gain, help',
  'risk, odds': 'risky, dangerous, hazard, hazardous, gamble, peril, safe',
  // Dice
  'roll, die': 'throw, dice, toss the die, test, check, number needed',
  'subtract, modifier': 'deduct, reduce, lower',
};
