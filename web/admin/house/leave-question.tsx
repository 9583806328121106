import { useContext, useEffect, useEffectEvent } from 'react'
import {
  type BlockerFunction,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
} from 'react-router'
import { AskDialog } from '#web/desk/ask-dialog.tsx'
import { failedTitle } from '#web/desk/failed-change.ts'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'

const key = 'editor'

/** Reports that changes were not saved, in a toast that stays on the next page. */
export const reportLost = (error: unknown) =>
  toast({
    title: failedTitle(error, 'Your last changes to the house were not saved'),
    text: whyFailed(error),
    tone: 'destructive',
    staysOnNextPage: true,
  })

/**
 * Asks before leaving the editor after a refused save. Uses the router itself, as its hook `useBlocker` would be in the code of
 * every page of the site.
 */
export function LeaveQuestion({ refused }: { refused: unknown }) {
  const { router } = useContext(RouterContext)!
  const leaving = useContext(RouterState)!.blockers.get(key)
  const { pathname } = useLocation()
  // If Back is pressed just after leaving, the move begins at the next page, although the editor is still mounted.
  const holds = useEffectEvent<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      refused !== undefined && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  )
  useEffect(() => {
    router.getBlocker(key, (move) => holds(move))
    return () => router.deleteBlocker(key)
  }, [router])
  // The save was refused while the next page loads: it is too late to ask.
  const reportIfLeft = useEffectEvent((error: unknown) => {
    const { navigation, location } = router.state
    if ((navigation.location ?? location).pathname !== pathname) reportLost(error)
  })
  useEffect(() => {
    if (refused !== undefined) reportIfLeft(refused)
  }, [refused])
  if (leaving?.state !== 'blocked') return null
  return (
    <AskDialog
      title="Leave without your last changes?"
      description="They are not saved and will be lost."
      keep="Stay here"
      label="Leave"
      tone="danger"
      onAct={leaving.proceed}
      onClose={leaving.reset}
    />
  )
}
