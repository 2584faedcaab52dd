/** The turn of a game as a table follows it: what the content says, minus what this table does not use. */

/** Something to do or to know. */
export interface Line {
  readonly title?: string | undefined;
  readonly what: string;
  readonly rules: readonly string[];
  readonly players?: readonly number[] | undefined;
  readonly variant?: string | undefined;
  readonly seat?: string | undefined;
  readonly odds?: readonly string[] | undefined;
}

export interface Step extends Line {
  readonly ways?: readonly Line[] | undefined;
  readonly also?: readonly Line[] | undefined;
  readonly at?: 'during' | 'after' | undefined;
  readonly opens?: true | undefined;
  readonly picks?: 'first' | undefined;
}

export interface Phase {
  readonly id: string;
  readonly title: string;
  readonly short?: string | undefined;
  readonly who: string;
  readonly rules: readonly string[];
  readonly order?: { readonly by: 'points' | readonly string[]; readonly neutral?: true | undefined } | undefined;
  readonly do: readonly Step[];
}

export interface Round extends Phase {
  readonly times?: number | undefined;
  readonly until?: string | undefined;
}

export interface Seat {
  readonly id: string;
  readonly name: string;
  readonly sides: readonly string[];
  readonly as?: 'neutral' | 'event' | undefined;
  readonly players?: readonly number[] | undefined;
  readonly out?: readonly number[] | undefined;
}

export interface Plan {
  readonly turns: { readonly word: string; readonly last?: number | undefined };
  readonly points?: string | undefined;
  readonly ties: readonly string[];
  readonly usual: number;
  readonly seats: readonly Seat[];
  readonly phases: readonly Phase[];
  readonly round?: Round | undefined;
}

/** How this table plays. */
export interface Custom {
  readonly players: number;
  /** Variants that are not in use. */
  readonly without: readonly string[];
}

const holds = ({ players }: Pick<Line, 'players'>, way: Custom): boolean => !players || players.includes(way.players);

/** What applies to this table: steps for others are absent, not grey. */
export function planFor(plan: Plan, way: Custom): Plan {
  const seats = plan.seats.filter((seat) => holds(seat, way));
  const sits = (id: string | undefined) => !id || seats.some((seat) => seat.id === id);
  const lines = <L extends Line>(all: readonly L[]): L[] =>
    all.filter((l) => holds(l, way) && sits(l.seat) && !(l.variant && way.without.includes(l.variant)));
  const phase = <P extends Phase>(one: P): P => ({
    ...one,
    do: lines(one.do).map((step) => ({
      ...step,
      ...(step.ways && { ways: lines(step.ways) }),
      ...(step.also && { also: lines(step.also) }),
    })),
  });
  return {
    ...plan,
    seats,
    phases: plan.phases.map(phase).filter((p) => p.do.length || p.id === plan.round?.id),
    round: plan.round && phase(plan.round),
  };
}

/** Steps of a phase that are gone through one by one; those of its rounds stand apart. */
export const stepsOf = ({ do: steps }: Phase): Step[] => steps.filter((step) => step.at !== 'during');

/** What holds at any time in the rounds. */
export const remarksOf = ({ do: steps }: Phase): Step[] => steps.filter((step) => step.at === 'during');

/** How many of a phase's steps come before its rounds. */
export const stepsBefore = (phase: Phase): number => stepsOf(phase).filter((step) => step.at !== 'after').length;

/** What is for this seat alone is shown to it alone; an event has nothing else. */
export function forSeat(steps: readonly Step[], seat: Seat): Step[] {
  const own = <L extends Line>(lines: readonly L[]): L[] => lines.filter((l) => !l.seat || l.seat === seat.id);
  return (seat.as === 'event' ? steps.filter((s) => s.seat === seat.id) : own(steps)).map((step) => ({
    ...step,
    ...(step.ways && { ways: own(step.ways) }),
    ...(step.also && { also: own(step.also) }),
  }));
}
