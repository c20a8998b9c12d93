import type { RoofForm } from '../../../../trade/roof/forms.ts'

/** Each form from above: outline, and the lines where slopes meet. */
const paths: Record<RoofForm, { outline: string; folds: string }> = {
  gable: { outline: 'M4 6h40v20H4z', folds: 'M4 16h40' },
  shed: { outline: 'M4 6h40v20H4z', folds: 'M24 10v12m-4-4 4 4 4-4' },
  hip: { outline: 'M4 6h40v20H4z', folds: 'M4 6l10 10h20L44 6M4 26l10-10M44 26 34 16' },
  l: { outline: 'M4 4h40v12H20v12H4z', folds: 'M12 10h32M12 10v18M12 10 4 4M20 16l-8-6' },
  t: { outline: 'M4 4h40v12H32v12H16V16H4z', folds: 'M4 10h40M24 10v18M16 16l8-6 8 6' },
  u: {
    outline: 'M4 4h40v24H32V14H16v14H4z',
    folds: 'M10 9h28M10 9v19M38 9v19M16 14l-6-5M32 14l6-5',
  },
  porch: { outline: 'M4 12h40v14H4z', folds: 'M4 8h40M24 15v8m-3-3 3 3 3-3' },
  drawn: { outline: 'M6 8h22v16H6z', folds: 'M24 28l16-16 4 4-16 16h-4zM6 16h14' },
}

/** A form as a small plan; its name stands beside it. */
export const FormPicture = ({ form }: { form: RoofForm }) => (
  <svg
    viewBox="0 0 48 32"
    width="48"
    height="32"
    aria-hidden
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
  >
    <path d={paths[form].outline} strokeLinejoin="round" />
    <path d={paths[form].folds} strokeLinecap="round" />
  </svg>
)
