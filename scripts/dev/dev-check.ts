import { createCheck as createSiteCheck } from '../../renderer/live/site-checker'
import { updateEditorSchemas } from '../types/editor-schemas'

/** Creates the check of npm run dev, which also gives editors the names that the site's pages have. */
export const createCheck = (folder: string) => createSiteCheck(folder, updateEditorSchemas)
