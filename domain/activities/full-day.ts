/** When places close, and with it a full day (decision 27). */
export const closingTime = '23:00'
