// Made from libs/domain/src/languages/*.json by `npm run languages`; do not edit.
export const folds: Readonly<Record<string, string>> = {"أ":"ا","إ":"ا","آ":"ا","ٱ":"ا","ى":"ي","ة":"ه","ـ":"","ً":"","ٌ":"","ٍ":"","َ":"","ُ":"","ِ":"","ّ":"","ْ":"","đ":"d"};
