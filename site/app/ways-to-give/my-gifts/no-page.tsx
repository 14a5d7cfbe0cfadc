import { givingUrls } from "@pcf/contract/urls";
import { OutcomePage } from "../outcome-page";

type NoPageProps = { words: { title: string; text: string; again: string } };

/** While the backend does not answer, and for a form that is not taken. */
export function NoPage({ words }: NoPageProps) {
  return (
    <OutcomePage title={words.title}>
      <p>{words.text}</p>
      <p>
        <a href={givingUrls.myGifts}>{words.again}</a>
      </p>
    </OutcomePage>
  );
}
