/** What a gallery knows about its reader: finished scenes and the current screen of the lesson; and its filter. */
import { leftAt, seenSamples } from '../../stores/left-off.ts';

const game = document.documentElement.dataset['game'] ?? '';
const cards = [...document.querySelectorAll<HTMLElement>('.sample-card')];

const seen = seenSamples(game);
for (const card of cards) if (seen.includes(card.dataset['sample'] ?? '')) card.dataset['isSeen'] = '';
const scenes = cards.filter((card) => card.closest('.gallery-scenes'));
const count = scenes.filter((card) => card.dataset['isSeen'] !== undefined).length;
const tally = document.querySelector<HTMLElement>('[data-seen]');
if (tally && count) {
  tally.textContent = `${count} of ${scenes.length} seen.`;
  tally.hidden = false;
}

const screen = leftAt(game);
const lesson = document.querySelector('[data-lesson] span');
if (lesson && screen > 0) lesson.textContent = `You are on screen ${screen + 1}`;

const buttons = [...document.querySelectorAll<HTMLButtonElement>('.gallery-filter button')];
for (const button of buttons)
  button.addEventListener('click', () => {
    const isOn = button.ariaPressed !== 'true';
    for (const one of buttons) one.ariaPressed = String(isOn && one === button);
    for (const scene of scenes)
      scene.hidden = isOn && !(scene.dataset['about'] ?? '').split(' ').includes(button.value);
  });
