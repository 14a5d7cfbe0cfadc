import Link from "next/link.js";
import { notFound } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import { OfficePage } from "../office-page.tsx";
import { type Chapter, chapterHtml, readGuide } from "./guide.ts";
import { helpChapterScreen, helpScreen } from "./help-screens.ts";
import "./help.css";

const copy = {
  lead: "How things are done here, screen by screen. The word Help at the top of each screen leads to what is about that screen.",
  others: "All of the help",
} as const;

function Chapters({ chapters, admin, open }: { chapters: Chapter[]; admin: string; open?: string }) {
  return (
    <ul className="help__chapters">
      {chapters.map(({ slug, title }) => (
        <li key={slug}>
          <Link
            prefetch={false}
            href={`${admin}${helpScreen.path}/${slug}`}
            aria-current={slug === open ? "page" : undefined}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** `/admin/help`: the chapters. */
export async function HelpScreen(view: AdminViewServerProps) {
  const { admin } = view.initPageResult.req.payload.config.routes;
  return (
    <OfficePage view={view} path={helpScreen.path}>
      <p>{copy.lead}</p>
      <Chapters chapters={await readGuide()} admin={admin} />
    </OfficePage>
  );
}

/** `/admin/help/CHAPTER`: one of them, with the way to the others. */
export async function HelpChapterScreen(view: AdminViewServerProps) {
  const { admin, api } = view.initPageResult.req.payload.config.routes;
  const [, slug] = [view.params?.segments ?? []].flat();
  const chapters = await readGuide();
  const chapter = chapters.find((each) => each.slug === slug);
  if (!chapter) notFound();
  const html = chapterHtml(chapter, {
    chapter: (other) => `${admin}${helpScreen.path}/${other}`,
    picture: (name) => `${api}/help/pictures/${name}`,
  });
  return (
    <OfficePage
      view={view}
      path={helpChapterScreen.path}
      title={chapter.title}
      trail={[{ label: helpScreen.title, path: helpScreen.path }]}
    >
      <div className="help">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the guide is a file of this project. */}
        <div className="help__text" dangerouslySetInnerHTML={{ __html: html }} />
        <nav aria-label={copy.others}>
          <h2>{copy.others}</h2>
          <Chapters chapters={chapters} admin={admin} open={chapter.slug} />
        </nav>
      </div>
    </OfficePage>
  );
}
