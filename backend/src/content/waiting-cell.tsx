import type { DefaultServerCellComponentProps } from "payload";

type Props = Pick<DefaultServerCellComponentProps, "cellData">;

/**
 * Whether a post waits, in a list of posts: the tick of a checkbox stands there as "true" or "false", which says little to staff,
 * and the same of every post that is shown.
 */
export function WaitingCell({ cellData }: Props) {
  if (cellData !== true) return null;
  return <span>Waits for its text</span>;
}
