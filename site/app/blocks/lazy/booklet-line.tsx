import { Fragment } from "react";
import type { BookletLink } from "~/content/views/page-view";
import { fileSize } from "~/ui/link/text-link";

const copy = { title: "This section as a booklet:", ordinary: "PDF", largePrint: "PDF in large print" };

/** Where the pages of this section are to be had as one PDF, to print or to keep. */
export function BookletLine({ booklets }: { booklets: readonly BookletLink[] }) {
  return (
    <p className="prose">
      {copy.title}{" "}
      {booklets.map(({ href, largePrint, bytes }, at) => (
        <Fragment key={href}>
          {at > 0 && ", "}
          <a className="booklet-link" href={href}>
            {largePrint ? copy.largePrint : copy.ordinary} ({fileSize(bytes)})
          </a>
        </Fragment>
      ))}
    </p>
  );
}
