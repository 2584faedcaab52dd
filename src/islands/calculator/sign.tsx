/** The five signs of how sure a result is. There is always a word beside them. */
import type { Sign as Name } from '../../calculator/told/sure.ts';

const SHAPES: Readonly<Record<Name, preact.JSX.Element>> = {
  exact: (
    <>
      <circle cx="8" cy="8" r="7.5" class="solid" />
      <path d="M4.5 8.2l2.4 2.4 4.6-5" class="cut" />
    </>
  ),
  'stand-in': (
    <>
      <circle cx="8" cy="8" r="6.75" />
      <path d="M8 1.25a6.75 6.75 0 0 0 0 13.5z" class="solid" />
    </>
  ),
  yours: (
    <>
      <rect x="1" y="1" width="14" height="14" rx="2" class="solid" />
      <path d="M4.5 11.5l.7-2.5 5-5 1.8 1.8-5 5z" class="cut" />
    </>
  ),
  sender: (
    <>
      <rect x="1" y="3" width="14" height="10.5" rx="1.5" />
      <path d="M1.5 4.2l6.5 5 6.5-5" />
    </>
  ),
  drawn: (
    <>
      <circle cx="8" cy="8" r="6.75" class="dotted" />
      <path d="M4 8.8c1.3-2.2 2.6-2.2 4-.8s2.700 1.4 4-.8" />
    </>
  ),
};

export const Sign = ({ of }: { of: Name }) => (
  <svg class="sure-sign" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    {SHAPES[of]}
  </svg>
);
