import { useEffect, useState } from "react";
import { Spinner } from "~/ui/spinner/spinner";
import { donateOnlineCopy } from "./donate-online-copy";
import type { Waiting } from "./give-in-line";

const copy = donateOnlineCopy.paymentCard;

/** Why a gift is not sent yet, and the place in the line. */
export function WaitingNote({ waiting }: { waiting: Waiting }) {
  if (waiting === "human-check") return <Spinner label={copy.harderCheck} />;
  if (waiting.place === null) return <Spinner label={copy.oneAtATime} />;
  return (
    <>
      <Spinner label={copy.inLine} />
      <Place place={waiting.place} />
    </>
  );
}

const readOutEveryMs = 20_000;

/** The number changes every few seconds: it is shown each time, and read out now and then. */
function Place({ place }: { place: number }) {
  const [read, setRead] = useState({ place, at: Date.now() });
  useEffect(() => {
    if (place !== read.place && Date.now() - read.at >= readOutEveryMs) setRead({ place, at: Date.now() });
  }, [place, read]);
  return (
    <>
      <p className="line-place" aria-hidden="true">
        {copy.place(place)}
      </p>
      <p className="line-read" role="status">
        {copy.place(read.place)}
      </p>
    </>
  );
}
