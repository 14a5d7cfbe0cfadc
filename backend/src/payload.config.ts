import path from "node:path";
import { redirectsPlugin } from "@payloadcms/plugin-redirects";
import { seoPlugin } from "@payloadcms/plugin-seo";
import { buildConfig } from "payload";
import sharp from "sharp";
import { contentCollections, contentGlobals } from "./content/collections.ts";
import { editor } from "./content/editor.ts";
import { queryNames } from "./content/graphql/query-names.ts";
import { announcesChanges, announcesPublications } from "./content/publishing/announces-publications.ts";
import { redirectSettings } from "./content/redirects.ts";
import { database } from "./database/database.ts";
import { donationCollections } from "./donations/donation-collections.ts";
import { donationEndpoints } from "./donations/donation-endpoints.ts";
import { donationProtection } from "./donations/protection/attack-mode.ts";
import { donationTasks } from "./donations/tasks.ts";
import { env } from "./env.ts";
import { deliverMailsTask } from "./mail/deliver-mails-task.ts";
import { outbox } from "./mail/outbox.ts";
import { backendSource } from "./project-root.ts";
import { administratorsOnly } from "./staff/access/administrators-only.ts";
import { users } from "./staff/users.ts";

export default buildConfig({
  secret: env.PAYLOAD_SECRET,
  db: database(env.DATABASE_URL),
  editor,
  sharp,
  telemetry: false,
  admin: {
    user: users.slug,
    avatar: "default",
    importMap: {
      baseDir: backendSource,
      importMapFile: path.resolve(backendSource, "app/(payload)/admin/importMap.js"),
    },
  },
  collections: [...contentCollections.map(announcesPublications), ...donationCollections, outbox, users],
  globals: [...contentGlobals.map(announcesChanges), donationProtection],
  endpoints: donationEndpoints,
  plugins: [
    seoPlugin({
      collections: ["pages", "news", "stories", "events"],
      uploadsCollection: "media",
      interfaceName: "Meta",
      tabbedUI: true,
    }),
    redirectsPlugin(redirectSettings),
  ],
  jobs: {
    access: { run: administratorsOnly, queue: administratorsOnly, cancel: administratorsOnly },
    tasks: [...donationTasks, deliverMailsTask],
    autoRun: [{ cron: "*/2 * * * * *", queue: "default", limit: 20, silent: true }],
  },
  graphQL: {
    queries: queryNames,
    schemaOutputFile: path.resolve(backendSource, "../../contract/schema.graphql"),
  },
  typescript: { outputFile: path.resolve(backendSource, "payload-types.ts") },
});
