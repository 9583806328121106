import { formDraft } from '#web/form-drafts.ts'

/** The entries of a test drive not yet sent. */
export const testDriveDraft = formDraft('testDriveForm')
