// Made from libs/domain/src/languages/*.json by `npm run languages`; do not edit.
export const languages = {
  EN: {"tag":"en","formatTag":"en","name":"English","direction":"ltr"},
  AR: {"tag":"ar","formatTag":"ar-u-nu-latn","name":"العربية","direction":"rtl"},
  BN: {"tag":"bn","formatTag":"bn-u-nu-beng","name":"বাংলা","direction":"ltr"},
  CN: {"tag":"zh-CN","formatTag":"zh-CN","name":"简体中文","direction":"ltr"},
  TH: {"tag":"th","formatTag":"th-u-ca-buddhist-nu-latn","name":"ไทย","direction":"ltr"},
  VI: {"tag":"vi","formatTag":"vi","name":"Tiếng Việt","direction":"ltr"},
} as const;

export const languageFacts = {
  EN: {"script":"latin","quotes":["“","”","‘","’"],"marks":{},"abbreviations":[],"folds":{},"accepts":["en"],"sample":["The lanterns are lit","Every round can be verified, before and after you play."]},
  AR: {"script":"arabic","numberingSystem":"latn","quotes":["«","»"],"marks":{",":"،",";":"؛","?":"؟"},"abbreviations":[],"folds":{"أ":"ا","إ":"ا","آ":"ا","ٱ":"ا","ى":"ي","ة":"ه","ـ":"","ً":"","ٌ":"","ٍ":"","َ":"","ُ":"","ِ":"","ّ":"","ْ":""},"accepts":["ar"],"sample":["أُضِيئَتْ فَوَانِيسُ اللُّوتُس","يمكن التحقق من كل جولة قبل اللعب وبعده."]},
  BN: {"script":"bengali","numberingSystem":"beng","quotes":["“","”","‘","’"],"marks":{".":"।"},"abbreviations":["সে."],"folds":{},"accepts":["bn"],"sample":["জ্বলে উঠেছে পদ্ম প্রদীপ","খেলার আগে ও পরে প্রতিটি রাউন্ড যাচাই করা যায়।"]},
  CN: {"script":"han","quotes":["“","”","‘","’","《","》"],"marks":{",":"，",".":"。","?":"？","!":"！",";":"；",":":"："},"abbreviations":[],"folds":{},"accepts":["zh"],"sample":["莲灯已经点亮","每一局都可以在游戏前后验证。"]},
  TH: {"script":"thai","numberingSystem":"latn","quotes":["“","”"],"marks":{".":"",",":""},"abbreviations":["น."],"folds":{},"accepts":["th"],"sample":["โคมดอกบัวสว่างแล้ว","ทุกรอบตรวจสอบได้ ทั้งก่อนและหลังผู้เล่นกดปุ่ม"]},
  VI: {"script":"vietnamese","quotes":["“","”","‘","’"],"marks":{},"abbreviations":[],"folds":{"đ":"d"},"accepts":["vi"],"sample":["Đèn sen đã thắp sáng","Mỗi ván đều có thể kiểm chứng, trước và sau khi chơi."]},
} as const;
