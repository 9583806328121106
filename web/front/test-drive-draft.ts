import { formDraft } from '#web/form-drafts.ts'

/** The entries of an unsent test drive. */
export const testDriveDraft = formDraft('testDriveForm')
