export type ToastPlace = 'foot' | 'top' | 'under the header' | 'middle'

const controls = 'a[href], button, input, select, textarea, [role="button"], [role="tab"], [role="option"]'
const edge = 16

/**
 * The first place where a toast of this size lies on no control that can be pressed; where each holds one, the place with the
 * fewest. Controls behind an open dialog do not count.
 */
export function freePlace(toast: HTMLElement): ToastPlace {
  const { left, right, top, height } = toast.getBoundingClientRect()
  const rooms: [ToastPlace, number][] = [
    ['foot', top],
    ['top', right - left < window.innerWidth - 4 * edge ? 80 : edge / 2],
    ['under the header', 72],
    ['middle', window.innerHeight * 0.4],
  ]
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)
  const pressable = [...(dialog ?? document).querySelectorAll<HTMLElement>(controls)]
    .filter((control) => !toast.contains(control) && control.checkVisibility())
    .map((control) => control.getBoundingClientRect())
  const countAt = (y: number): number =>
    pressable.filter(
      (box) =>
        box.width > 1 && box.left < right && box.right > left && box.top < y + height && box.bottom > y,
    ).length
  const counts = rooms.map(([place, y]) => ({ place, count: countAt(y) }))
  return counts.reduce((best, next) => (next.count < best.count ? next : best)).place
}
