/**
 * The most common passwords (security A02), in lower case. The list is short enough to ship to the page; the gateway knows a much
 * longer one.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456 1234567 654321 123123 111111 000000 121212 112233 666666 888888 777777 555555 222222 999999 123321 159753 147258 258369
  696969 131313 232323 159357 789456 456789 987654 7777777 8888888 1111111 0000000 qwerty qwerty1 abc123 password monkey dragon letmein
  iloveyou admin123 qazwsx asdfgh zxcvbn asdfghj zxcvbnm 1q2w3e 1qaz2wsx aa123456 a123456 123456a 123abc abcd123 abcdef abcdefg secret
  login welcome master shadow killer access hello123 test123 pass123 pass1234 azerty azerty123 1234abcd 159951 741852
  963852 852456 102030 010203 101010 202020 112358 314159 520520 5201314 147147 369369 samsung internet football soccer
  12345678 123456789 1234567890 12345678910 123123123 1234512345 11111111 111111111 00000000 000000000 22222222 33333333
  55555555 66666666 77777777 88888888 99999999 87654321 987654321 9876543210 0123456789 01234567 12341234 11223344 1122334455
  112233445566 123321123 12344321 13131313 14141414 147258369 147852369 159753159753 15975312 159357159 258456258 741852963 789456123 78945612
  password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd p@ssword1 password! passwort motdepasse
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyuiop123 1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4
  q1w2e3r4t5 qazwsxedc qazwsx123 zaq12wsx zxcvbnm1 zxcvbnm123 zxcvbnm, asdfghjk asdfghjkl asdfasdf asdf1234 asdfgh123 a1b2c3d4 abc12345 abcd1234
  abcdefgh abcdefg1 abcde12345 aa123456 a1234567 a12345678 a123456789 123456aa 1234567a 123456abc 123456789a 12345qwert 1234qwer qwer1234 asd123456
  iloveyou iloveyou1 iloveyou2 ilovegod lovelove loveyou1 mylove123 sunshine sunshine1 princess princess1 football football1 baseball
  basketball superman superman1 spiderman starwars pokemon1 charlie1 michelle jennifer jessica1 computer computer1 internet samsung1 samsung123
  welcome1 welcome12 welcome123 letmein1 letmein123 trustno1 whatever whatever1 dragon123 master123 monkey123 shadow123 killer123 freedom1
  admin123 admin1234 admin12345 administrator root1234 test1234 test12345 testtest user1234 guest123 changeme changeme1 default1 secret123
  bangladesh bangladesh1 dhaka1234 vietnam123 saigon123 hanoi1234 thailand1 bangkok123 matkhau123 matkhau1 anhyeuem anhyeuem1 emyeuanh khongbiet
  casino123 poker123 jackpot1 lucky777 lucky123 lucky888 77777777a 88888888a money123 slots777 betting1 winner123 777777777 888888888 888888888a`.split(
    /\s+/,
  ),
);
