import { TextLink } from "~/ui/link/text-link";
import { type PsaSource, psaSources } from "./psa-sources";
import { psaWords } from "./psa-words";

/** A statement with what it rests on. */
export function Sourced({ text, sources }: { text: string; sources: readonly PsaSource[] }) {
  return (
    <>
      {text}{" "}
      <span className="field-hint">
        {psaWords.source}{" "}
        {sources.map((source, at) => (
          <span key={source}>
            {at > 0 && "; "}
            <TextLink href={psaSources[source].href}>{psaSources[source].name}</TextLink>
          </span>
        ))}
      </span>
    </>
  );
}
