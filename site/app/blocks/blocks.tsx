import type { Block } from "@pcf/contract/content/blocks";
import type { Video } from "@pcf/contract/content/documents";
import type { Image } from "@pcf/contract/content/media";

/** HTML of the snapshot, which is sanitised when the snapshot is built. */
export function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: passed through the allow-list when the snapshot is built
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

export function Picture({ image, sizes = "100vw" }: { image: Image; sizes?: string }) {
  return (
    <img
      src={image.sourceUrl}
      srcSet={image.srcSetWebp ?? image.srcSet}
      sizes={sizes}
      alt={image.alt}
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      loading="lazy"
    />
  );
}

/** The body of a page of the CMS. */
export function Blocks({ blocks, videos }: { blocks: Block[]; videos: Record<string, Video> }) {
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id and keep their places
    <BlockView key={at} block={block} videos={videos} />
  ));
}

function BlockView({ block, videos }: { block: Block; videos: Record<string, Video> }) {
  switch (block.blockType) {
    case "richText":
      return <Html html={block.html} />;
    case "accordion":
      return (
        <section>
          {block.title && <h2>{block.title}</h2>}
          {block.items.map((item) => (
            <details key={item.title}>
              <summary>{item.title}</summary>
              <Html html={item.html} />
            </details>
          ))}
        </section>
      );
    case "video":
      return <VideoCard video={videos[block.video.slug]} />;
    case "videoCarousel":
      return (
        <section>
          {block.title && <h2>{block.title}</h2>}
          {block.videos.map((video) => (
            <VideoCard key={video.slug} video={videos[video.slug]} />
          ))}
        </section>
      );
    case "table":
      return (
        <table>
          <caption>{block.caption}</caption>
          <thead>
            <tr>
              {block.columns.map((column) => (
                <th key={column.text} scope="col">
                  {column.text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row.cells.map((cell) => cell.text).join("|")}>
                {row.cells.map((cell, at) => (
                  <td key={block.columns[at]?.text ?? cell.text}>{cell.text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case "definitionList":
      return (
        <section>
          {block.title && <h2>{block.title}</h2>}
          {block.items.map((item) => (
            <details key={item.term} open={!block.expandable}>
              <summary>{item.term}</summary>
              <Html html={item.html} />
            </details>
          ))}
        </section>
      );
    case "figure":
      return (
        <figure>
          <Picture image={block.image} />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case "cardGrid":
      return (
        <section>
          {block.title && <h2>{block.title}</h2>}
          <ul>
            {block.cards.map((card) => (
              <li key={card.href}>
                <a href={card.href}>{card.title}</a> {card.text}
              </li>
            ))}
          </ul>
        </section>
      );
    case "logoGrid":
      return (
        <section>
          {block.title && <h2>{block.title}</h2>}
          <ul>
            {block.logos.map((logo) => (
              <li key={logo.name}>
                <a href={logo.href}>{logo.name}</a>
              </li>
            ))}
          </ul>
        </section>
      );
    case "callToAction":
      return (
        <aside>
          <h2>{block.title}</h2>
          <p>{block.text}</p>
          <a href={block.href}>{block.label}</a>
        </aside>
      );
    case "contactBlocks":
      return (
        <section>
          {block.contacts.map((contact) => (
            <div key={contact.title}>
              <h2>{contact.title}</h2>
              <p>{contact.text}</p>
              {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}{" "}
              {contact.phone && <a href={`tel:${contact.phone}`}>{contact.phone}</a>}
            </div>
          ))}
        </section>
      );
    case "downloads":
      return (
        <ul>
          {block.files.map((entry) => (
            <li key={entry.file.sourceUrl}>
              <a href={entry.file.sourceUrl}>{entry.label}</a> {entry.note}
            </li>
          ))}
        </ul>
      );
    case "quote":
      return (
        <blockquote>
          <p>{block.text}</p>
          {block.attribution && <cite>{block.attribution}</cite>}
        </blockquote>
      );
    case "gallery":
      return (
        <section>
          {block.title && <h2>{block.title}</h2>}
          {block.images.map((entry) => (
            <Picture key={entry.image.sourceUrl} image={entry.image} />
          ))}
        </section>
      );
    case "special":
      return <div data-part={block.part} />;
  }
}

function VideoCard({ video }: { video: Video | undefined }) {
  if (!video) return null;
  return (
    <p>
      <a href={`/about-prostate-cancer/video-library?video=${video.slug}`}>{video.title}</a>
    </p>
  );
}
