import { Picture } from '#web/ui/picture.tsx'

const small = '(max-width: 39.99rem) 46vw, (max-width: 80rem) 24vw, 300px'
const scenes = [
  {
    name: 'efoil-group',
    ground: '#2C3938',
    alt: 'Three riders on e-foils at different distances, sunset over the bay',
    at: 'object-[83%_62%]',
    place: 'col-span-2 sm:row-span-2',
    sizes: '(max-width: 39.99rem) 92vw, (max-width: 80rem) 48vw, 600px',
  },
  {
    name: 'wake-surf',
    ground: '#13292C',
    alt: 'A surfer rides the wave behind a wake boat, friends cheer from the stern',
    at: 'object-[20%_60%]',
  },
  {
    name: 'jetski',
    ground: '#2F4648',
    alt: 'A rider in an orange vest on a jetski at speed, spray behind',
    at: 'object-[70%_62%]',
  },
  {
    name: 'surf-sauna',
    ground: '#152223',
    alt: 'A floating timber sauna lit from within, steam from the chimney, e-foil boards alongside',
    at: 'object-[64%_60%]',
  },
  {
    name: 'efoil-private',
    ground: '#273C3E',
    alt: 'A woman with a ponytail flies past on an e-foil, low sun behind her',
    at: 'object-[80%_70%]',
  },
]

export const Gallery = () => (
  <section aria-label="Gallery" className="mx-auto max-w-page px-gutter pt-section">
    <div className="grid h-[34rem] grid-cols-2 grid-rows-[1.35fr_1fr_1fr] gap-3 sm:h-[30rem] sm:grid-cols-4 sm:grid-rows-2 sm:gap-4">
      {scenes.map(({ at, place = '', sizes = small, ...scene }) => (
        <div key={scene.name} className={`min-h-0 overflow-hidden rounded-xl ${place}`}>
          <Picture
            {...scene}
            width={1280}
            height={853}
            widths={[640]}
            sizes={sizes}
            className={`size-full object-cover ${at}`}
          />
        </div>
      ))}
    </div>
  </section>
)
