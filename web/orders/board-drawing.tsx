import { useId } from 'react'
import type { CustomOrder } from '#domain/offers/custom-board.ts'
import { boardColors, masts, motors } from '#domain/offers/custom-board.ts'
import { boardLooks } from './board-looks.ts'

type Parts = Pick<CustomOrder, 'color' | 'motorPower' | 'mastLength'>

/** Units of the drawing by which the wing rises for a shorter mast; the longest reaches from 138 to 330. */
const raised = { '1': 64, '2': 32, '3': 0 } as const
const motorSize = { '1': 1, '2': 1.16 } as const

/** The board as it is being chosen: its colour, its mast's length, its motor's size. */
export function BoardDrawing({ parts, className }: { parts: Parts; className?: string }) {
  const ids = useId()
  const { hull, stripe, mark } = boardLooks[parts.color]
  const paint = (name: string): string => `url(#${ids}${name})`
  const lift = raised[parts.mastLength]
  return (
    <svg viewBox="30 30 590 370" role="img" aria-label={words(parts)} className={className}>
      <defs>
        <Shade id={`${ids}hull`} colors={hull} />
        <Shade id={`${ids}stripe`} colors={stripe} />
        <Shade id={`${ids}dark`} colors={['#4a555b', '#262e33', '#12171a']} />
        <Shade id={`${ids}metal`} colors={['#eef3f5', '#aab6bc', '#6d7a81']} />
      </defs>
      <g transform={`translate(0 138) scale(1 ${(192 - lift) / 192}) translate(0 -138)`}>
        <path fill={paint('dark')} d="M220 138H272L260 330H230Z" />
        <path fill="#fff" opacity=".16" d="M220 138H230L238 330H230Z" />
      </g>
      <g transform={`translate(0 ${-lift})`}>
        <Wings dark={paint('dark')} accent={stripe[1]} />
        <Motor dark={paint('dark')} metal={paint('metal')} size={motorSize[parts.motorPower]} />
      </g>
      <Hull hull={paint('hull')} stripe={paint('stripe')} dark={paint('dark')} mark={mark} />
      <Water above={lift * 0.75} />
    </svg>
  )
}

const labelOf = (things: readonly { id: string; label: string }[], id: string): string =>
  things.find((thing) => thing.id === id)!.label

const words = ({ color, motorPower, mastLength }: Parts): string =>
  `Side view of the board: colour ${labelOf(boardColors, color)}, motor ${labelOf(motors, motorPower)}, mast ${labelOf(masts, mastLength)}`

const Shade = ({
  id,
  colors: [light, middle, dark],
}: {
  id: string
  colors: readonly [string, string, string]
}) => (
  <linearGradient id={id} x1="0" y1="0" x2="0.1" y2="1">
    <stop offset="0" stopColor={light} />
    <stop offset="0.5" stopColor={middle} />
    <stop offset="1" stopColor={dark} />
  </linearGradient>
)

const Wings = ({ dark, accent }: { dark: string; accent: string }) => (
  <>
    <path
      fill={dark}
      d="M150 330C150 325 158 323 170 323H350C380 323 402 326 414 331 402 336 380 338 350 338H170C158 338 150 336 150 330Z"
    />
    <path
      fill="#2a3338"
      d="M312 326C340 314 380 310 420 316 430 318 434 322 432 326 400 324 350 324 312 334Z"
    />
    <path
      fill={dark}
      d="M306 328C346 324 396 328 424 334 430 336 430 340 426 343 404 360 366 374 330 378 324 379 322 374 326 370 336 358 328 340 306 334Z"
    />
    <path fill={accent} d="M352 368 382 355 400 352C382 364 356 373 336 376Z" />
    <path
      fill={dark}
      d="M152 328C168 326 196 328 208 332 211 333 211 336 208 338 198 347 180 354 164 356 160 356 159 354 161 351 166 344 162 336 152 332Z"
    />
  </>
)

const Motor = ({ dark, metal, size }: { dark: string; metal: string; size: number }) => (
  <g transform={`translate(246 296) scale(${size}) translate(-246 -296)`}>
    <path
      fill={dark}
      d="M190 296C190 287 197 282 206 282H286C304 282 316 288 322 296 316 304 304 310 286 310H206C197 310 190 305 190 296Z"
    />
    <path fill="#fff" opacity=".28" d="M198 289C202 285 206 285 210 285H286C298 285 308 288 314 292Z" />
    <path
      fill={metal}
      d="M172 276H192C196 276 198 278 198 282V310C198 314 196 316 192 316H172C168 316 166 314 166 310V282C166 278 168 276 172 276Z"
    />
    <path fill="#12171a" d="M160 294 176 282 180 296 176 310Z" />
  </g>
)

const Hull = ({ hull, stripe, dark, mark }: { hull: string; stripe: string; dark: string; mark: string }) => (
  <>
    <path
      fill={hull}
      d="M84 122C84 108 98 102 120 100L410 88C474 84 526 74 566 58 574 60 574 68 568 74 546 104 498 130 430 138L140 150C104 152 84 142 84 122Z"
    />
    <path
      fill="#4c5d66"
      opacity=".35"
      d="M86 128C110 140 300 136 430 122 498 112 540 96 570 70 568 72 568 74 568 74 546 104 498 130 430 138L140 150C106 152 88 143 86 128Z"
    />
    <path
      fill={stripe}
      d="M96 120 402 107C456 104 502 96 536 84L528 94C498 110 452 119 402 122L96 134C92 130 92 124 96 120Z"
    />
    <path fill={dark} d="M108 101C112 94 122 93 132 92L398 80.5C408 80 414 82 418 87.5L410 88 120 100Z" />
    <path fill="none" stroke="#6d7a81" strokeWidth="1.6" strokeDasharray="10 7" d="M134 95 400 84" />
    <path
      fill="none"
      stroke="#12171a"
      strokeWidth="5"
      strokeLinecap="round"
      d="M206 91C208 80 222 78 226 88M302 87C304 76 318 74 322 84"
    />
    <path
      fill={mark}
      transform="translate(458 84) scale(0.3)"
      d="M3.7 38.2C8 31.1 12.6 27.5 17.5 27.5C23 27.5 26.3 32 28 37.5C30.5 27.6 37.8 18.6 54.4 13.6A29 29 0 0 0 3.7 38.2ZM5.4 43.7C9.4 39.3 13.3 37.1 17.3 37.2C23.2 37.4 27 43.5 30.3 53C35.1 37 43.3 26.3 57.5 18.1A29 29 0 1 1 5.4 43.7Z"
    />
  </>
)

/** The sea, its surface at the height where the motor is well below it. */
const Water = ({ above }: { above: number }) => (
  <g fill="none" transform={`translate(0 ${-above})`}>
    <path fill="#2a8b97" opacity=".13" d={`M0 236${surface}V520H0Z`} />
    <path stroke="#2a8b97" strokeWidth="2.5" opacity=".6" d={`M0 236${surface}`} />
    <path
      stroke="#fff"
      strokeWidth="4"
      strokeLinecap="round"
      d="M176 238C196 232 214 240 234 234 248 226 262 230 276 235"
    />
  </g>
)
const surface = 'C40 228 92 228 128 234S196 242 240 235 310 227 350 233 420 240 462 233 560 227 640 235'
