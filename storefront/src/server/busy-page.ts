/** What shows when not even a page of ours can be made: nothing to load, both languages. */
export const busyPage =
  '<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta name="robots" content="noindex"><title>Un momento, por favor</title></head><body>' +
  '<h1>Un momento, por favor</h1><p>La tienda está muy ocupada. Actualiza la página en unos segundos.</p>' +
  '<p lang="en">One moment, please: the store is very busy. Refresh the page in a few seconds.</p></body></html>'
