/** The one island that shows games step by step, on a page of its own or inside a text. */
import { Body } from './body.tsx';
import { dataAt, fetchData } from './data.ts';
import type { PlayerProps } from './props.ts';

/** Awaited before the island is drawn, so that it takes over what stands there. */
export const prepare = ({ data }: Pick<PlayerProps, 'data'>): Promise<void> => fetchData(data);

export default function Player(props: PlayerProps) {
  return <Body {...props} data={dataAt(props.data)} />;
}
