import path from "node:path";
import { lexicalEditor } from "@payloadcms/richtext-lexical";
import { buildConfig } from "payload";
import sharp from "sharp";
import { database } from "./database/database.ts";
import { env } from "./env.ts";
import { users } from "./staff/users.ts";

export default buildConfig({
  secret: env.PAYLOAD_SECRET ?? "development-secret",
  db: database(env.DATABASE_URL),
  editor: lexicalEditor(),
  sharp,
  admin: { user: users.slug, avatar: "default" },
  collections: [users],
  typescript: { outputFile: path.resolve(import.meta.dirname, "payload-types.ts") },
});
