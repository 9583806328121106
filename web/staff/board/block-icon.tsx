import type { Look } from '#web/ui/badge.tsx'

// The icons of the badges, each as one path and without what the style says for all: a day has 300 of them, and whole icons
// were a good part of the time that the board took to be drawn.
const paths: Partial<Record<Look, string>> = {
  pending: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM12 6v6l4 2',
  confirmed: 'M20 6 9 17l-5-5',
  in_progress: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
  completed: 'M18 6 7 17l-5-5M22 10l-7.5 7.5L13 16',
  cancelled: 'M18 6 6 18M6 6l12 12',
  held: 'M10 2h4M12 14l3-3M20 14a8 8 0 1 1-16 0 8 8 0 0 1 16 0z',
}

export const BlockIcon = ({ of }: { of: Look }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[of]} />
  </svg>
)
