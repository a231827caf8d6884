import type { Occasion } from '../../renderer/documents/clock'
import { createCheck as createSiteCheck } from '../../renderer/live/site-checker'
import { updateEditorSchemas } from '../types/editor-schemas'

/** Creates the check of npm run dev, which also updates the names that editors suggest. */
export const createCheck = (folder: string, occasion?: Occasion) =>
  createSiteCheck(folder, occasion, updateEditorSchemas)
