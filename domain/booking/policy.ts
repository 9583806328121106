/** Minutes that a hold keeps its units while the customer pays (decision 15). */
export const holdMinutes = 15

/** Hours before the start until which the customer gets all back (decision 42). */
export const freeCancelHours = 24

/** Sentence of the cancellation policy, one text for page, terms and mail. */
export const cancelPolicyText =
  'Cancel free of charge until 24 hours before the start; after that nothing is refunded. If we cancel, or the weather does, you get everything back.'

/** Minutes before the start that the customer should be there (spec 2 §9). */
export const arriveEarlyMinutes = 15

/** Hours before the start that the customer is contacted and reminded (spec 2 §2, §9). */
export const contactHours = 24

/** Years of age from which we teach (spec 1 §9: riders aged 12 to 75). */
export const youngestRider = 12
