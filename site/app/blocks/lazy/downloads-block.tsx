import { FileDown } from "lucide-react";
import { type BlockProps, BlockTitle } from "~/blocks/block";
import { fileSize } from "~/ui/link/text-link";

const fallbackType = "File";

type DownloadFile = BlockProps<"downloads">["block"]["files"][number]["file"];

/** What a file is and how large, such as "PDF, 120 kB". */
function fileFacts(file: DownloadFile): string {
  const type = /\.(\w{2,5})$/.exec(file.filename)?.[1]?.toUpperCase() ?? fallbackType;
  return file.filesize ? `${type}, ${fileSize(file.filesize)}` : type;
}

export function DownloadsBlock({ block }: BlockProps<"downloads">) {
  return (
    <section className="block-column" aria-labelledby={block.headingId}>
      <BlockTitle id={block.headingId} title={block.title} />
      <ul className="downloads">
        {block.files.map(({ label, note, file }) => (
          <li key={file.sourceUrl}>
            <FileDown aria-hidden="true" />
            <p>
              <a href={file.sourceUrl}>
                {label} <span className="link-file">({fileFacts(file)})</span>
              </a>
              {note && <span className="download-note">{note}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
