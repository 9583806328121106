import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { ClubEvents } from './club-events.tsx'
import { ClubJoin } from './club-join.tsx'
import { club } from './pictures.ts'
import { Voices } from './voices.tsx'

const lead = 'One coached session a week, two big days a summer, and people to ride with.'

export const meta = () =>
  headOf({ title: 'Members’ club', description: lead, screen: screens.club, picture: club })

export default function ClubPage() {
  return (
    <PageFrame header="over">
      <Scene
        picture={club}
        title="Surf with the same faces"
        titleClass="max-w-[9ch]!"
        lead={lead}
        overlapped
      />
      <ClubJoin />
      <ClubEvents />
      <Voices />
    </PageFrame>
  )
}
