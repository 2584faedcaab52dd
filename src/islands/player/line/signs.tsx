/** The signs of a swing: a die for luck, a triangle for a decision, in the colour of the side it hurt. */
import type { Swing } from '../../../play/line.ts';
import type { Side } from '../../../play/shown.ts';

export const SwingSign = ({ type, side }: { readonly type: Swing['type']; readonly side: Side | undefined }) => (
  <svg class="swing-sign keep block" viewBox="0 0 16 16" data-look={side?.look} aria-hidden="true">
    {type === 'luck' ? (
      <>
        <rect x="1" y="1" width="14" height="14" rx="3.5" />
        <path class="swing-dots" d="M4.8 4.8h.01M8 8h.01M11.2 11.2h.01" />
      </>
    ) : (
      <>
        <path d="M8 1.2L15.2 14.6H.8Z" />
        <path class="swing-dots" d="M8 6.2v3.6M8 12.2h.01" />
      </>
    )}
  </svg>
);
