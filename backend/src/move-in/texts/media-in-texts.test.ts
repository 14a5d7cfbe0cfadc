import { expect, test } from "vitest";
import { referencesIn } from "./references-in.ts";
import { richTextOf } from "./rich-text-of.ts";
import { newSite, shownHtml, shownPage } from "./testing/shown-html.ts";

const figure = (caption?: string) => ({ blockType: "figure", image: 7, ...(caption ? { caption } : {}) });

test("a picture becomes a figure with its caption, and the larger one is brought", () => {
  const html = `<figure class="wp-caption"><a href="/u/a.jpg"><img src="/u/a-300x200.jpg"></a><figcaption>In <em>May</em></figcaption></figure>
    <p>[caption id=&#8221;a_6&#8243;]<img src="/u/b-scaled.jpg" /> In June[/caption]</p>`;
  expect(shownPage(html)).toEqual({ parts: [figure("In May"), figure("In June")], notes: [] });
  expect(referencesIn(html).pictures).toEqual(["/u/a.jpg", "/u/b-scaled.jpg"]);
});

test("lazy pictures, and those that only name a set, are found; dots that count readers are not", () => {
  const html = `<img src="data:image/gif;base64,R0" data-src="/u/lazy.jpg"><noscript><img src="/u/lazy-300x200.jpg"></noscript>
    <img srcset="/u/set-300x200.jpg 300w, /u/set.jpg 1200w"><img src="https://ads.example/p" width=1 height=1>
    <picture><source srcset="/u/new.webp 2x"><img></picture>`;
  expect(referencesIn(html).pictures).toEqual(["/u/lazy.jpg", "/u/set.jpg", "/u/new.webp"]);
});

test("a picture that is gone, and where a picture led, are told of", () => {
  const { parts, notes } = shownPage(
    '<p>a <img src="/u/gone.jpg"> b <a href="https://golf.example/"><img src="/u/logo.png" alt="The club"></a></p>',
  );
  expect(parts).toEqual(["<p>a b</p>", figure(), '<p><a href="https://golf.example/">The club</a></p>']);
  expect(notes).toEqual([
    "A picture was not there any more: /u/gone.jpg",
    "A picture led to https://golf.example/; a link with its words now stands under it",
  ]);
});

test("signs that WordPress made pictures of are signs again", () => {
  expect(
    shownPage('<p>Thanks <img class="emoji" alt="💙" src="https://s.w.org/images/core/emoji/x.svg"></p>')
      .parts,
  ).toEqual(["<p>Thanks 💙</p>"]);
});

test("galleries keep their captions", () => {
  const html = `<figure class="wp-block-gallery"><figure><img src="/a.jpg"><figcaption>A</figcaption></figure><figure><img src="/b.jpg"></figure><figcaption>All</figcaption></figure>`;
  expect(shownPage(html).parts).toEqual([
    { blockType: "gallery", title: "All", images: [{ image: 7, caption: "A" }, { image: 7 }] },
  ]);
});

test.for([
  '<iframe src="https://www.youtube.com/embed/known-video?feature=oembed"></iframe>',
  '<iframe data-src="//www.youtube-nocookie.com/embed/known-video"></iframe>',
  "<p>https://youtu.be/known-video?t=3</p>",
  '<p><a href="https://youtube.com/shorts/known-video">https://youtube.com/shorts/known-video</a></p>',
  "[embed]https://www.youtube.com/watch?v=known-video[/embed]",
  "[youtube known-video]",
  "[fusion_youtube id=&#8221;known-video&#8221; /]",
  '[vc_video link="https://youtu.be/known-video"]',
])("a video in any form is the video: %s", (html) => {
  expect(shownPage(html).parts).toEqual([{ blockType: "video", video: 3 }]);
  expect(referencesIn(html).videos).toEqual(["https://www.youtube.com/watch?v=known-video"]);
});

test("a video that is not among ours is a link, as are maps and recordings", () => {
  const { parts, notes } = shownPage(
    `<iframe src="https://player.vimeo.com/video/1234567" title="Our film"></iframe><iframe src="https://maps.example/x"></iframe><audio src="/u/talk.mp3"></audio>`,
  );
  expect(parts).toEqual([
    '<p><a href="https://vimeo.com/1234567">Our film</a></p><p><a href="https://maps.example/x">https://maps.example/x</a></p><p><a href="/u/talk.mp3">talk.mp3</a></p>',
  ]);
  expect(notes).toEqual([
    "A video became a link, since it is not among the videos: https://vimeo.com/1234567",
    "A frame became a link: https://maps.example/x",
    "A recording became a link: /u/talk.mp3",
  ]);
});

test("a field for words alone says which pictures and videos it had no room for", () => {
  const html = `<p>Words</p><figure><img src="/u/a.jpg"><figcaption>Cap</figcaption></figure>[youtube known-video]<table><tr><th>A<th>B<tr><td>1<td>2</table>`;
  const { body, notes } = richTextOf(html, newSite, { blocks: false });
  expect(shownHtml(body ?? {})).toBe("<p>Words</p><p><strong>A, B</strong></p><ul><li>A: 1; B: 2</li></ul>");
  expect(notes.filter(({ code }) => code === "no-room").map(({ words }) => words)).toEqual([
    "A picture was left out, since there is no room for it here: /u/a.jpg, with its caption: Cap",
    "A video was left out, since there is no room for it here: https://www.youtube.com/watch?v=known-video",
  ]);
  expect(richTextOf("<p>&nbsp;</p>", newSite, { blocks: true }).body).toBeUndefined();
});

test("files and links are named as the conversion asks for them", () => {
  expect(
    referencesIn(
      '<a href="/u/kit.pdf">Kit</a> <a href=" www.example.org/a.docx#p ">Form</a> <a href="/page">Page</a><video src="/u/f.mp4"></video>',
    ),
  ).toEqual({
    pictures: [],
    files: ["/u/kit.pdf", "https://www.example.org/a.docx#p", "/u/f.mp4"],
    videos: ["/u/f.mp4"],
  });
});
