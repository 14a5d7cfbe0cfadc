// @vitest-environment happy-dom
import { specialParts } from "@pcf/contract/choices";
import { type Block, blockSchema } from "@pcf/contract/content/blocks";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, useLoaderData } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { VideoView } from "~/content/views/video-view";
import { rootData } from "../../tests/root-data.ts";
import { safeHtml, shown } from "../../tests/safe-content.ts";
import type { PageParts } from "./block";
import { Blocks, blockViews } from "./blocks";

const site = {
  siteSettings: {},
  company: {
    name: "The Foundation",
    address: {
      street: "1 Main St",
      city: "Regina",
      province: "SK",
      postalCode: "S4P 0A1",
      country: "Canada",
    },
    mapLink: "https://maps.example/",
    charityNumber: "1",
    contact: [
      { id: "councilEmail", title: "", value: "councils@mail.example", href: "mailto:councils@mail.example" },
    ],
  },
};
const video: VideoView = {
  slug: "psa",
  title: "The PSA test",
  description: "A short clip.",
  videoId: undefined,
  date: "2025-06-10",
  day: "2025-06-10",
  poster: undefined,
  fileUrl: "/media/psa.webm",
  captionsUrl: "/media/psa.vtt",
  transcript: safeHtml("<p>Words of the clip.</p>"),
  seconds: 24,
  chapters: [
    { title: "Why it is done", clock: "0:03", start: 3 },
    { title: "What to ask", clock: "0:15", start: 15 },
  ],
};

type PageData = { blocks: Block[]; parts: PageParts };

function Page() {
  const { blocks, parts } = useLoaderData<PageData>();
  return (
    <main>
      <Blocks blocks={blocks} videos={{ psa: video }} parts={parts} />
    </main>
  );
}

const Nothing = () => null;

async function renderBlocks(blocks: unknown[], parts: PageParts = {}) {
  const page: PageData = { blocks: blocks.map((block) => shown(blockSchema.parse(block))), parts };
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => rootData(site),
      HydrateFallback: Nothing,
      children: [{ index: true, loader: () => page, Component: Page }],
    },
  ]);
  render(<Stub />);
  return screen.findByRole("main");
}

afterEach(cleanup);

test("every block of the contract has a component", () => {
  const types = blockSchema.options.map((option) => option.shape.blockType.value);
  expect(Object.keys(blockViews).sort()).toEqual([...types].sort());
});

test("a page's own part stands where the editor put it, shared parts need no page", async () => {
  const parts = specialParts.map((part) => ({ blockType: "special", part }));
  const main = await renderBlocks(parts, { grantees: <p>The grantees</p> });
  expect(main.textContent).toContain("The grantees");
  expect(main.textContent).toContain("1 Main St");
  expect(main.textContent).toContain("9-8-8");
  expect(screen.getByRole("link", { name: /^councils@/ })).toBeTruthy();
});

test("a file to download says its type and size", async () => {
  const file = { sourceUrl: "/media/form.pdf", filename: "form.pdf", filesize: 120_000 };
  await renderBlocks([{ blockType: "downloads", files: [{ label: "Form", file }] }]);
  expect(screen.getByRole("link", { name: "Form (PDF, 120 kB)" })).toBeTruthy();
});

test("a drawing comes as a file in its own place when it is near, with what it shows in words and its legend", async () => {
  const main = await renderBlocks([
    {
      blockType: "drawing",
      drawing: {
        sourceUrl: "/media/floor.svg",
        title: "The pelvic floor",
        alt: "A pelvis from the side.",
        width: 960,
        height: 640,
        legend: [{ text: "Bladder" }, { text: "Prostate" }],
        caption: "It lifts up.",
      },
    },
  ]);
  const [picture, large] = screen.getAllByAltText("A pelvis from the side.");
  expect(picture?.getAttribute("src")).toBe("/media/floor.svg");
  for (const image of [picture, large]) {
    expect(image?.getAttribute("loading")).toBe("lazy");
    expect([image?.getAttribute("width"), image?.getAttribute("height")]).toEqual(["960", "640"]);
  }
  expect(main.querySelector("figcaption")?.textContent).toBe("The pelvic floor It lifts up.");
  const rows = [...main.querySelectorAll("figure > .drawing-parts > ol > li")];
  expect(rows.map((row) => row.textContent)).toEqual(["Bladder", "Prostate"]);
  const opens = screen.getByRole("button", { name: /^See it larger.*The pelvic floor$/ });
  expect(main.querySelector("[popover]")?.id).toBe(opens.getAttribute("popovertarget"));
});

test("nothing of a video loads before Play; then it plays with captions and transcript, and leaves when closed", async () => {
  const main = await renderBlocks([{ blockType: "video", video: { slug: "psa" } }]);
  expect(main.querySelector("video, iframe")).toBeNull();
  fireEvent.click(screen.getByRole("link", { name: /The PSA test/ }));
  const player = main.querySelector("video");
  expect(player?.getAttribute("src")).toBe("/media/psa.webm");
  expect(player?.querySelector("track")?.getAttribute("src")).toBe("/media/psa.vtt");
  expect(main.textContent).toContain("Words of the clip.");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(main.querySelector("video")).toBeNull();
});

test("a chapter of a film begins where it says, and is marked while it runs", async () => {
  const played = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const main = await renderBlocks([{ blockType: "video", video: { slug: "psa" } }]);
  fireEvent.click(screen.getByRole("link", { name: /The PSA test/ }));
  const chapter = screen.getByRole("link", { name: "0:15 What to ask" });
  expect(chapter.getAttribute("href")).toBe("/media/psa.webm#t=15");
  expect(chapter.getAttribute("aria-current")).toBeNull();
  fireEvent.click(chapter);
  const player = main.querySelector("video");
  expect(player?.currentTime).toBe(15);
  expect(played).toHaveBeenCalledOnce();
  if (player) fireEvent.timeUpdate(player);
  expect(chapter.getAttribute("aria-current")).toBe("true");
});

test("the title of a film within a text is no heading", async () => {
  const main = await renderBlocks([
    { blockType: "video", video: { slug: "psa" }, caption: "A clip of 24 seconds." },
  ]);
  expect(screen.getByRole("link", { name: "The PSA test" })).toBeTruthy();
  expect(screen.queryByRole("heading")).toBeNull();
  expect(main.querySelector("figure > figcaption")?.textContent).toBe("A clip of 24 seconds.");
});

test("numbers are terms with a picture each, and what they count", async () => {
  const items = [
    { term: "About 1 in 8", html: safeHtml("<p>men are told that they have it.</p>") },
    { term: "About 27,900", html: safeHtml("<p>new cases a year</p>") },
  ];
  const main = await renderBlocks([{ blockType: "definitionList", numbers: true, items }]);
  await screen.findByText("1 in 8");
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "About 1 in 8",
    "About 27,900",
  ]);
  expect(main.querySelectorAll("dt > svg")).toHaveLength(2);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "men are told that they have it.",
    "new cases a yearOne figure stands for 1,000.",
  ]);
});

test("a video that the content no longer has leaves no hole", async () => {
  const main = await renderBlocks([{ blockType: "video", video: { slug: "gone" } }]);
  expect(main.textContent).toBe("");
});

test("the risk finder names the row, why, and what to ask", async () => {
  await renderBlocks([{ blockType: "special", part: "risk-finder" }]);
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  choose("T stage", "T1");
  choose("Grade group", "1");
  choose("PSA (µg/L)", "12,5");
  expect(screen.getByRole("heading", { name: "Your row: Intermediate risk" })).toBeTruthy();
  expect(screen.getByText(/This follows from your PSA/)).toBeTruthy();
  expect(screen.getByText("What to ask your doctor")).toBeTruthy();
  choose("Grade group", "5");
  expect(screen.getByRole("heading", { name: "Your row: High risk" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Start again" }));
  expect(screen.queryByRole("heading", { name: /Your row/ })).toBeNull();
});
