import { useContext, useEffect, useEffectEvent } from 'react'
import {
  type BlockerFunction,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
} from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const key = 'editor'

/**
 * Asks before the editor is left while `asks`. By the router itself and not by its hook `useBlocker`, which would be in the code
 * of every page of the site.
 */
export function LeaveQuestion({ asks }: { asks: boolean }) {
  const { router } = useContext(RouterContext)!
  const leaving = useContext(RouterState)!.blockers.get(key)
  const { pathname } = useLocation()
  // A way back just after the editor was left begins at the next page, though the editor is still drawn.
  const holds = useEffectEvent<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      asks && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  )
  useEffect(() => {
    router.getBlocker(key, (move) => holds(move))
    return () => router.deleteBlocker(key)
  }, [router])
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
