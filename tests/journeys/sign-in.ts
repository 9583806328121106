import type { Page } from '@playwright/test'

/** The name and password of a demo account. */
export const demoAccount = (username: string) => ({
  username,
  password: `demo-${username.replaceAll('_', '-')}`,
})

/** Signs in a demo account without the form; stores the session as the site does. */
export async function signIn(page: Page, username = 'main_admin'): Promise<void> {
  const answer = await page.request.post('/api/login', { data: demoAccount(username) })
  const { sessionId } = (await answer.json()) as { sessionId: string }
  await page.context().addInitScript((id) => {
    // During a download the document has an opaque origin for a moment, without storage.
    if (window.origin !== 'null') localStorage.setItem('sessionId', id)
  }, sessionId)
}

/** Types an account into the form and submits it; for demo accounts the name is enough. */
export async function typeSignIn(page: Page, username: string, password = demoAccount(username).password) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}
