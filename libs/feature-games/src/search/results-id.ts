/** Of the element that holds what was found: the field's arrow key goes there. */
export const resultsId = 'search-results';
