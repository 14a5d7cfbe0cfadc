import type { HomeView } from "~/content/home-view";
import { Picture } from "~/ui/picture/picture";
import { Ridge } from "~/ui/ridge/ridge";

/** One wide picture to rest the eyes on, with a line of text in its sky. */
export function HomePhoto({ photo }: Pick<HomeView, "photo">) {
  if (!photo) return null;
  return (
    <figure className="home-photo">
      <Picture image={photo.image} sizes="100vw" />
      <Ridge shape="waves" to="sand" />
      {photo.caption && (
        <figcaption className="page">
          <span>{photo.caption}</span>
        </figcaption>
      )}
    </figure>
  );
}
