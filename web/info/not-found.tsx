import { MissingPage, missingHead } from '#web/shell/missing-page.tsx'

export const meta = missingHead
export default MissingPage
