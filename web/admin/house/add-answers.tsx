import { Button } from '#web/ui/button.tsx'

/** The foot of a form that adds something to the draft. */
export const AddAnswers = ({ onClose }: { onClose: () => void }) => (
  <div className="flex flex-wrap justify-end gap-2.5">
    <Button kind="line" size="md" onClick={onClose}>
      Cancel
    </Button>
    <Button kind="ink" size="md" type="submit">
      Add to the draft
    </Button>
  </div>
)
