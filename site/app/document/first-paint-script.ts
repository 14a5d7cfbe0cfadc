/**
 * Stands in the head of every page, because it says how the first screen is painted. Small and without imports of
 * weight: a slow phone paints nothing until it has run.
 */

import { applyReaderSettings } from "~/shell/header/reader-settings.ts";
import { holdForFirstPaint, markSlowLine } from "./first-paint.ts";

markSlowLine();
holdForFirstPaint();
applyReaderSettings();
