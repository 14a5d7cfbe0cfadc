import { ownHtml } from "~/content/html/safe-html";
import type { Examples } from "~/ui/examples";
import { Prose, Quote } from "~/ui/prose/prose";

const html = ownHtml`<p>Most prostate cancers grow slowly.</p><h2>Who is at risk</h2><p>The risk rises with <a href="/news">age</a>.</p>
<ul><li>Men over 45</li><li>Men with a family history</li></ul><h3>What to ask</h3><ol><li>What does my number mean?</li><li>What comes next?</li></ol>
<blockquote>I am glad I went.</blockquote>`;

export const proseExamples: Examples = {
  title: "Prose",
  examples: { "headings, lists, quote": () => <Prose html={html} /> },
};

export const quoteExamples: Examples = {
  title: "Quote",
  examples: {
    "with and without a name": () => (
      <div className="stack">
        <Quote text="A chat over the fence changed everything." attribution="Walter, Kelowna" />
        <Quote text="I am glad I went." />
      </div>
    ),
  },
};
