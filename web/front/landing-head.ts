import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { hero } from './pictures.ts'

export const landingHead = () =>
  headOf({
    title: 'Fly above the water',
    description:
      'E-foil test drives and private rides, jetskis, wake surf, surf and sauna in Tallinn, Pühajärve, Koh Phangan, Málaga and Dubai. See what is free and book in a minute.',
    screen: screens.landing,
    picture: hero,
  })
