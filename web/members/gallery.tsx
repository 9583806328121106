import { Picture } from '#web/ui/picture.tsx'

const small = '(max-width: 39.99rem) 46vw, (max-width: 80rem) 24vw, 300px'
const scenes = [
  {
    name: 'efoil-group',
    ground: '#2C3938',
    alt: 'Three riders on e-foils at different distances, sunset over the bay',
    className: 'object-[83%_62%] col-span-2 sm:row-span-2',
    sizes: '(max-width: 39.99rem) 92vw, (max-width: 80rem) 48vw, 600px',
  },
  {
    name: 'wake-surf',
    ground: '#13292C',
    alt: 'A surfer rides the wave behind a wake boat, friends cheer from the stern',
    className: 'object-[20%_60%]',
  },
  {
    name: 'jetski',
    ground: '#2F4648',
    alt: 'A rider in an orange vest on a jetski at speed, spray behind',
    className: 'object-[70%_62%]',
  },
  {
    name: 'surf-sauna',
    ground: '#152223',
    alt: 'A floating timber sauna lit from within, steam from the chimney, e-foil boards alongside',
    className: 'object-[64%_60%]',
  },
  {
    name: 'efoil-private',
    ground: '#273C3E',
    alt: 'A woman with a ponytail flies past on an e-foil, low sun behind her',
    className: 'object-[80%_70%]',
  },
]

export const Gallery = () => (
  <section aria-label="Gallery" className="mx-auto max-w-page px-gutter pt-section">
    <div className="grid h-[34rem] grid-cols-2 grid-rows-[1.35fr_1fr_1fr] gap-3 sm:h-[30rem] sm:grid-cols-4 sm:grid-rows-2 sm:gap-4">
      {scenes.map(({ className, sizes = small, ...scene }) => (
        <Picture
          key={scene.name}
          {...scene}
          width={1280}
          height={853}
          widths={[640]}
          sizes={sizes}
          className={`size-full min-h-0 rounded-xl object-cover ${className}`}
        />
      ))}
    </div>
  </section>
)
