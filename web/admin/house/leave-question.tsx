import { useContext, useEffect, useEffectEvent } from 'react'
import {
  type BlockerFunction,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
} from 'react-router'
import { failedTitle } from '#web/desk/failed-change.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'

const key = 'editor'

/** Reports changes that were not saved; the toast stays when the next page opens. */
export const tellLost = (error: unknown) =>
  toast({
    title: failedTitle(error, 'Your last changes of the house were not saved'),
    text: whyFailed(error),
    tone: 'destructive',
    staysOnNextPage: true,
  })

/**
 * Asks before the editor is left after a save was refused. By the router itself and not by its hook `useBlocker`, which would be
 * in the code of every page of the site.
 */
export function LeaveQuestion({ refused }: { refused: unknown }) {
  const { router } = useContext(RouterContext)!
  const leaving = useContext(RouterState)!.blockers.get(key)
  const { pathname } = useLocation()
  // A way back just after the editor was left begins at the next page, though the editor is still drawn.
  const holds = useEffectEvent<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      refused !== undefined && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  )
  useEffect(() => {
    router.getBlocker(key, (move) => holds(move))
    return () => router.deleteBlocker(key)
  }, [router])
  // The save was refused while the next page loads: too late to ask.
  const tellWhenLeft = useEffectEvent((error: unknown) => {
    const { navigation, location } = router.state
    if ((navigation.location ?? location).pathname !== pathname) tellLost(error)
  })
  useEffect(() => {
    if (refused !== undefined) tellWhenLeft(refused)
  }, [refused])
  if (leaving?.state !== 'blocked') return null
  return (
    <Dialog
      open
      onClose={leaving.reset}
      title="Leave without your last changes?"
      description="They are not saved, and are lost when you leave."
      actions={
        <>
          <Button kind="line" size="md" data-safe onClick={leaving.reset}>
            Stay here
          </Button>
          <Button kind="danger" size="md" onClick={leaving.proceed}>
            Leave
          </Button>
        </>
      }
    />
  )
}
