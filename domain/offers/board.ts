// The board as it is shown, for reading only: the facts are specified, motor and mast the operator's to replace.

export const boardSpecs: readonly { name: string; value: string; note: string }[] = [
  { name: 'Motor', value: '5.7 kW Standard', note: '7.2 kW Performance' },
  { name: 'Mast', value: '60, 75 or 90 cm', note: 'short, medium, long' },
  { name: 'Ride time', value: 'up to 90 minutes', note: 'on one charge' },
  { name: 'Top speed', value: 'up to 35 mph', note: '56 km/h' },
]

export const rideFacts: readonly { before: string; figure: string; unit: string; text: string }[] = [
  { before: 'up to', figure: '35', unit: 'mph', text: 'above the water' },
  { before: 'up to', figure: '90', unit: 'min', text: 'ride time per charge' },
  { before: 'in', figure: '15-30', unit: 'min', text: 'most riders are up and foiling' },
  { before: 'aged', figure: '12-75', unit: 'years', text: 'riders we have taught' },
]
