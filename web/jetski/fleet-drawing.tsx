import type { JetskiId } from '#domain/fleet/jetskis.ts'

/** The drawing of a machine; its name stands beside it. */
export const FleetDrawing = ({
  id,
  first,
  className,
}: {
  id: JetskiId
  first?: boolean
  className: string
}) => (
  <img
    src={`/fleet/${id}.svg`}
    alt=""
    width={640}
    height={400}
    loading={first ? 'eager' : 'lazy'}
    className={className}
  />
)
