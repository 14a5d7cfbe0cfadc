import { Button } from "~/ui/button/button";
import { SelectField } from "~/ui/field/select-field";
import { TextField } from "~/ui/field/text-field";
import type { LibraryPlaylist } from "./library-video";
import type { VideoFilter, VideoFilterEvent } from "./video-filter";
import { videoLibraryCopy as copy } from "./video-library-copy";

type VideoFilterFormProps = {
  playlists: readonly LibraryPlaylist[];
  filter: VideoFilter;
  onChange: (event: VideoFilterEvent) => void;
};

/** Playlist and words of the title. Filters while one types; without JavaScript by its button. */
export function VideoFilterForm({ playlists, filter, onChange }: VideoFilterFormProps) {
  return (
    <search>
      <form method="get" className="video-filter" onSubmit={(event) => event.preventDefault()}>
        <SelectField
          name="playlist"
          label={copy.playlist}
          options={[
            { value: "", label: copy.all },
            ...playlists.map(({ key, title }) => ({ value: key, label: title })),
          ]}
          value={filter.playlist}
          onChange={(event) => onChange({ kind: "playlist", playlist: event.target.value })}
        />
        <TextField
          name="title"
          id="video-title"
          type="search"
          label={copy.search}
          autoComplete="off"
          value={filter.title}
          onChange={(event) => onChange({ kind: "title", title: event.target.value })}
        />
        <Button type="submit" variant="secondary">
          {copy.submit}
        </Button>
      </form>
    </search>
  );
}
