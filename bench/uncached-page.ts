import path from "node:path";
import { createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { root } from "../bin/build.ts";
import type { Row } from "./rows.ts";

const what = "x";
export async function uncachedPageRows(): Promise<Row[]> {
  return [];
}
