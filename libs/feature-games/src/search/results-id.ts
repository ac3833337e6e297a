/** The id of the element with the results: the field's arrow key goes there. */
export const resultsId = 'search-results';
