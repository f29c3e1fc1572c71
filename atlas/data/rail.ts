/**
 * The main railway lines that travellers use, written by hand: stations (name, country, latitude, longitude) and lines
 * with the usual minutes of a good train between one station and the next. Shown as estimates.
 */
const stationTable = `
London|GB|51.53|-0.125;Birmingham|GB|52.478|-1.9;Manchester|GB|53.477|-2.23;Liverpool|GB|53.408|-2.977;Leeds|GB|53.795|-1.549;York|GB|53.958|-1.093
Newcastle|GB|54.968|-1.617;Edinburgh|GB|55.952|-3.19;Glasgow|GB|55.859|-4.258;Aberdeen|GB|57.143|-2.098;Inverness|GB|57.48|-4.224;Bristol|GB|51.449|-2.581
Cardiff|GB|51.476|-3.179;Bath|GB|51.378|-2.357;Oxford|GB|51.753|-1.27;Cambridge|GB|52.194|0.137;Brighton|GB|50.829|-0.141;Exeter|GB|50.729|-3.543
Penzance|GB|50.122|-5.532;Holyhead|GB|53.307|-4.631;Fort William|GB|56.82|-5.106;Mallaig|GB|57.006|-5.83;Carlisle|GB|54.891|-2.933;Nottingham|GB|52.947|-1.146;Sheffield|GB|53.378|-1.462
Dublin|IE|53.353|-6.246;Belfast|GB|54.595|-5.94;Cork|IE|51.902|-8.458;Galway|IE|53.274|-9.047;Limerick|IE|52.659|-8.624
Paris|FR|48.86|2.35;Lille|FR|50.639|3.076;Calais|FR|50.901|1.811;Lyon|FR|45.76|4.86;Marseille|FR|43.303|5.38;Nice|FR|43.705|7.262;Avignon|FR|43.922|4.786
Montpellier|FR|43.605|3.881;Nîmes|FR|43.833|4.366;Perpignan|FR|42.696|2.879;Toulouse|FR|43.611|1.454;Bordeaux|FR|44.826|-0.557;Nantes|FR|47.217|-1.542;Rennes|FR|48.104|-1.672
Brest|FR|48.388|-4.479;Tours|FR|47.39|0.694;Strasbourg|FR|48.585|7.735;Reims|FR|49.259|4.024;Dijon|FR|47.323|5.027;Grenoble|FR|45.191|5.714;Annecy|FR|45.902|6.122;Biarritz|FR|43.46|-1.546
Rouen|FR|49.449|1.094;Caen|FR|49.176|-0.347;Mulhouse|FR|47.742|7.342;Metz|FR|49.11|6.177;La Rochelle|FR|46.153|-1.145;Saint-Malo|FR|48.647|-2.004;Cannes|FR|43.554|7.02;Monaco|MC|43.738|7.419
Brussels|BE|50.836|4.336;Antwerp|BE|51.217|4.421;Bruges|BE|51.197|3.217;Ghent|BE|51.036|3.71;Liège|BE|50.624|5.567;Luxembourg|LU|49.6|6.134
Amsterdam|NL|52.379|4.9;Rotterdam|NL|51.925|4.469;The Hague|NL|52.08|4.325;Utrecht|NL|52.089|5.11;Eindhoven|NL|51.443|5.479;Groningen|NL|53.211|6.564;Maastricht|NL|50.85|5.705
Cologne|DE|50.943|6.958;Frankfurt|DE|50.107|8.663;Berlin|DE|52.525|13.369;Hamburg|DE|53.553|10.006;Munich|DE|48.14|11.558;Stuttgart|DE|48.784|9.182;Hanover|DE|52.377|9.741;Leipzig|DE|51.345|12.381
Dresden|DE|51.04|13.732;Nuremberg|DE|49.446|11.082;Mannheim|DE|49.479|8.469;Freiburg|DE|47.998|7.841;Heidelberg|DE|49.404|8.675;Bremen|DE|53.083|8.813;Düsseldorf|DE|51.22|6.794;Dortmund|DE|51.518|7.459
Würzburg|DE|49.801|9.935;Erfurt|DE|50.973|11.038;Kassel|DE|51.313|9.447;Aachen|DE|50.768|6.091;Füssen|DE|47.57|10.698
Zürich|CH|47.378|8.54;Geneva|CH|46.21|6.142;Bern|CH|46.949|7.439;Basel|CH|47.547|7.59;Lucerne|CH|47.05|8.31;Interlaken|CH|46.69|7.869;Lausanne|CH|46.517|6.629;Lugano|CH|46.005|8.947
Zermatt|CH|46.024|7.748;Visp|CH|46.294|7.881;Chur|CH|46.853|9.529;St. Moritz|CH|46.498|9.846;Montreux|CH|46.436|6.91
Vienna|AT|48.185|16.378;Salzburg|AT|47.813|13.046;Innsbruck|AT|47.263|11.401;Linz|AT|48.29|14.292;Graz|AT|47.073|15.417;Villach|AT|46.618|13.849;Hallstatt|AT|47.563|13.659;Feldkirch|AT|47.241|9.604
Milan|IT|45.486|9.204;Rome|IT|41.901|12.501;Florence|IT|43.776|11.248;Venice|IT|45.441|12.321;Naples|IT|40.853|14.273;Bologna|IT|44.506|11.343;Turin|IT|45.062|7.679;Como|IT|45.809|9.072;Varenna|IT|46.014|9.287;Matera|IT|40.667|16.603;Verona|IT|45.429|10.982
Genoa|IT|44.417|8.921;Pisa|IT|43.708|10.398;La Spezia|IT|44.111|9.814;Monterosso|IT|44.146|9.648;Lucca|IT|43.837|10.506;Bari|IT|41.118|16.869;Lecce|IT|40.345|18.166;Salerno|IT|40.675|14.773;Reggio Calabria|IT|38.103|15.635;Messina|IT|38.185|15.561
Catania|IT|37.507|15.1;Palermo|IT|38.11|13.367;Taormina|IT|37.846|15.282;Syracuse|IT|37.069|15.28;Trieste|IT|45.657|13.772;Padua|IT|45.418|11.881;Bolzano|IT|46.497|11.358;Ancona|IT|43.607|13.498
Foggia|IT|41.466|15.556;Perugia|IT|43.104|12.376;Siena|IT|43.331|11.323;Sorrento|IT|40.626|14.38;Villa San Giovanni|IT|38.218|15.636;Ventimiglia|IT|43.793|7.61;Tirano|IT|46.216|10.168
Madrid|ES|40.407|-3.69;Barcelona|ES|41.379|2.14;Seville|ES|37.392|-5.976;Valencia|ES|39.46|-0.382;Málaga|ES|36.711|-4.432;Córdoba|ES|37.888|-4.789;Granada|ES|37.184|-3.609;Zaragoza|ES|41.658|-0.911
Bilbao|ES|43.26|-2.928;San Sebastián|ES|43.317|-1.976;Santiago de Compostela|ES|42.871|-8.545;A Coruña|ES|43.353|-8.41;Vigo|ES|42.234|-8.712;Valladolid|ES|41.642|-4.727;Salamanca|ES|40.972|-5.648
Toledo|ES|39.862|-4.011;Segovia|ES|40.91|-4.095;Alicante|ES|38.345|-0.495;Girona|ES|41.979|2.817;Cádiz|ES|36.528|-6.288;León|ES|42.595|-5.582;Oviedo|ES|43.367|-5.855;Murcia|ES|37.975|-1.13
Lisbon|PT|38.714|-9.123;Porto|PT|41.149|-8.585;Coimbra|PT|40.208|-8.419;Faro|PT|37.019|-7.94;Lagos (Portugal)|PT|37.108|-8.668;Évora|PT|38.56|-7.9;Braga|PT|41.548|-8.434
Copenhagen|DK|55.673|12.565;Odense|DK|55.402|10.386;Aarhus|DK|56.15|10.204;Aalborg|DK|57.043|9.917;Flensburg|DE|54.774|9.437;Malmö|SE|55.609|13.0;Gothenburg|SE|57.709|11.973;Stockholm|SE|59.33|18.058
Linköping|SE|58.416|15.625;Kiruna|SE|67.868|20.2;Umeå|SE|63.83|20.267;Uppsala|SE|59.858|17.646;Narvik|NO|68.442|17.443;Oslo|NO|59.911|10.753;Bergen|NO|60.39|5.333;Myrdal|NO|60.735|7.122;Flåm|NO|60.863|7.114
Trondheim|NO|63.436|10.399;Stavanger|NO|58.967|5.733;Kristiansand|NO|58.146|7.987;Bodø|NO|67.288|14.394;Åndalsnes|NO|62.567|7.691;Dombås|NO|62.075|9.124
Helsinki|FI|60.172|24.941;Tampere|FI|61.498|23.774;Turku|FI|60.454|22.253;Oulu|FI|65.012|25.484;Rovaniemi|FI|66.498|25.705
Tallinn|EE|59.44|24.737;Tartu|EE|58.373|26.706;Riga|LV|56.946|24.12;Vilnius|LT|54.67|25.284;Kaunas|LT|54.887|23.93;Valga|EE|57.776|26.055
Warsaw|PL|52.229|21.003;Kraków|PL|50.068|19.948;Gdańsk|PL|54.356|18.644;Wrocław|PL|51.098|17.037;Poznań|PL|52.402|16.912;Katowice|PL|50.258|19.017;Zakopane|PL|49.3|19.963;Białystok|PL|53.134|23.135
Prague|CZ|50.083|14.435;Brno|CZ|49.19|16.613;Ostrava|CZ|49.851|18.268;Plzeň|CZ|49.743|13.388;České Budějovice|CZ|48.974|14.488;Olomouc|CZ|49.593|17.278
Bratislava|SK|48.159|17.107;Košice|SK|48.722|21.268;Poprad|SK|49.06|20.298;Budapest|HU|47.5|19.083;Győr|HU|47.682|17.634;Debrecen|HU|47.52|21.629;Ljubljana|SI|46.058|14.511;Zagreb|HR|45.805|15.979
Split|HR|43.504|16.443;Rijeka|HR|45.33|14.43;Belgrade|RS|44.79|20.45;Novi Sad|RS|45.266|19.829;Bar|ME|42.086|19.107;Podgorica|ME|42.433|19.268;Sarajevo|BA|43.86|18.4;Mostar|BA|43.348|17.813
Bucharest|RO|44.447|26.075;Brașov|RO|45.66|25.613;Sighișoara|RO|46.224|24.796;Cluj-Napoca|RO|46.784|23.586;Timișoara|RO|45.75|21.207;Sofia|BG|42.712|23.321;Plovdiv|BG|42.134|24.741;Varna|BG|43.198|27.911
Athens|GR|37.992|23.721;Thessaloniki|GR|40.645|22.929;Larissa|GR|39.63|22.423;Istanbul|TR|40.99|28.96;Ankara|TR|39.936|32.844;Eskişehir|TR|39.78|30.507;Konya|TR|37.866|32.475;Sivas|TR|39.745|37.02
Izmir|TR|38.422|27.149;Selçuk|TR|37.951|27.37;Denizli|TR|37.787|29.089;Kars|TR|40.61|43.105;Moscow|RU|55.776|37.655;Saint Petersburg|RU|59.93|30.362;Nizhny Novgorod|RU|56.322|43.946;Kazan|RU|55.788|49.1
Yekaterinburg|RU|56.858|60.605;Novosibirsk|RU|55.035|82.898;Irkutsk|RU|52.283|104.261;Vladivostok|RU|43.111|131.882;Sochi|RU|43.592|39.728;Kyiv|UA|50.44|30.489;Lviv|UA|49.84|23.994;Odesa|UA|46.467|30.74;Przemyśl|PL|49.784|22.776
Tbilisi|GE|41.721|44.798;Batumi|GE|41.66|41.678;Yerevan|AM|40.156|44.508;Baku|AZ|40.38|49.85;Ganja|AZ|40.699|46.353;Tehran|IR|35.658|51.397;Isfahan|IR|32.589|51.65;Mashhad|IR|36.308|59.605;Shiraz|IR|29.72|52.44
Tashkent|UZ|41.292|69.287;Samarkand|UZ|39.685|66.929;Bukhara|UZ|39.722|64.551;Khiva|UZ|41.385|60.382;Almaty|KZ|43.342|76.95;Astana|KZ|51.113|71.531
Tel Aviv|IL|32.083|34.798;Jerusalem|IL|31.788|35.203;Haifa|IL|32.794|35.0;Mecca|SA|21.418|39.79;Jeddah|SA|21.475|39.222;Medina|SA|24.48|39.72;Riyadh|SA|24.65|46.74;Dammam|SA|26.4|50.05
Tangier|MA|35.771|-5.786;Rabat|MA|34.016|-6.836;Casablanca|MA|33.59|-7.591;Marrakesh|MA|31.631|-8.018;Fez|MA|34.047|-5.006;Meknes|MA|33.884|-5.542;Oujda|MA|34.684|-1.913;Tunis|TN|36.795|10.181;Sousse|TN|35.829|10.64;Sfax|TN|34.735|10.766
Algiers|DZ|36.781|3.061;Oran|DZ|35.699|-0.64;Cairo|EG|30.063|31.247;Alexandria|EG|31.192|29.905;Luxor|EG|25.702|32.644;Aswan|EG|24.1|32.9;Nairobi|KE|-1.35|36.92;Mombasa|KE|-4.06|39.58;Addis Ababa|ET|8.87|38.8;Djibouti|DJ|11.53|43.1
Dar es Salaam|TZ|-6.82|39.28;Morogoro|TZ|-6.82|37.66;Dodoma|TZ|-6.17|35.75;Lagos|NG|6.49|3.35;Ibadan|NG|7.4|3.9;Abuja|NG|9.03|7.36;Kaduna|NG|10.52|7.42;Johannesburg|ZA|-26.197|28.042;Pretoria|ZA|-25.758|28.189
Cape Town|ZA|-33.922|18.426
Tokyo|JP|35.681|139.767;Yokohama|JP|35.507|139.617;Odawara|JP|35.256|139.155;Nagoya|JP|35.171|136.882;Kyoto|JP|34.986|135.759;Osaka|JP|34.733|135.5;Kobe|JP|34.707|135.196;Himeji|JP|34.827|134.691
Okayama|JP|34.666|133.918;Hiroshima|JP|34.398|132.475;Fukuoka|JP|33.59|130.421;Kumamoto|JP|32.79|130.689;Kagoshima|JP|31.584|130.542;Nagasaki|JP|32.752|129.869;Sendai|JP|38.26|140.882;Morioka|JP|39.702|141.137
Aomori|JP|40.827|140.693;Hakodate|JP|41.905|140.649;Sapporo|JP|43.069|141.351;Niigata|JP|37.912|139.062;Nagano|JP|36.643|138.189;Kanazawa|JP|36.578|136.648;Tsuruga|JP|35.645|136.076;Toyama|JP|36.701|137.213
Nikko|JP|36.747|139.619;Takayama|JP|36.141|137.251;Matsumoto|JP|36.231|137.965;Takamatsu|JP|34.351|134.047;Matsuyama|JP|33.84|132.751;Nara|JP|34.681|135.82;Akita|JP|39.717|140.13;Hakone|JP|35.233|139.104;Beppu|JP|33.28|131.5;Kawaguchiko|JP|35.498|138.769;Asahikawa|JP|43.763|142.358;Kamakura|JP|35.319|139.55;Kōchi|JP|33.567|133.544
Seoul|KR|37.555|126.971;Daejeon|KR|36.332|127.434;Daegu|KR|35.88|128.628;Busan|KR|35.115|129.042;Gwangju|KR|35.138|126.79;Gyeongju|KR|35.798|129.139;Gangneung|KR|37.764|128.9;Jeonju|KR|35.85|127.162;Yeosu|KR|34.753|127.747;Andong|KR|36.573|128.68;Mokpo|KR|34.791|126.387
Taipei|TW|25.048|121.517;Taichung|TW|24.112|120.616;Tainan|TW|22.925|120.286;Kaohsiung|TW|22.687|120.307;Hualien|TW|23.993|121.601;Taitung|TW|22.793|121.123
Beijing|CN|39.865|116.379;Shanghai|CN|31.194|121.321;Nanjing|CN|31.969|118.798;Jinan|CN|36.668|116.997;Tianjin|CN|39.136|117.21;Hangzhou|CN|30.29|120.213;Suzhou|CN|31.33|120.607;Xi'an|CN|34.376|108.939
Zhengzhou|CN|34.759|113.779;Wuhan|CN|30.61|114.423;Changsha|CN|28.147|113.066;Guangzhou|CN|22.989|113.269;Shenzhen|CN|22.61|114.03;Hong Kong|HK|22.304|114.166;Chengdu|CN|30.629|104.141;Chongqing|CN|29.61|106.55
Guilin|CN|25.33|110.29;Kunming|CN|24.88|102.86;Dali|CN|25.59|100.25;Lijiang|CN|26.82|100.26;Guiyang|CN|26.66|106.67;Xiamen|CN|24.64|118.07;Fuzhou|CN|25.99|119.32;Qingdao|CN|36.11|120.37;Harbin|CN|45.71|126.58
Shenyang|CN|41.82|123.44;Dalian|CN|39.02|121.6;Luoyang|CN|34.59|112.46;Datong|CN|40.04|113.4;Taiyuan|CN|37.78|112.62;Lanzhou|CN|36.04|103.84;Xining|CN|36.62|101.81;Ürümqi|CN|43.84|87.53;Lhasa|CN|29.63|91.06;Zhangjiajie|CN|29.12|110.47
Nanning|CN|22.83|108.39;Zhuhai|CN|22.21|113.55;Huangshan|CN|29.67|118.27;Dunhuang|CN|40.14|94.66;Nanchang|CN|28.62|115.92;Hefei|CN|31.8|117.29;Haikou|CN|19.98|110.34;Sanya|CN|18.3|109.49;Changchun|CN|43.86|125.4;Boten|LA|21.19|101.68
Vientiane|LA|18.06|102.72;Vang Vieng|LA|18.92|102.46;Luang Prabang|LA|19.86|102.1;Ulaanbaatar|MN|47.908|106.884;Hanoi|VN|21.025|105.841;Ninh Binh|VN|20.24|105.97;Hue|VN|16.457|107.578;Da Nang|VN|16.071|108.209;Nha Trang|VN|12.248|109.184
Ho Chi Minh City|VN|10.782|106.677;Lao Cai|VN|22.49|103.97;Bangkok|TH|13.803|100.541;Ayutthaya|TH|14.357|100.583;Chiang Mai|TH|18.783|99.017;Hua Hin|TH|12.567|99.954;Surat Thani|TH|9.109|99.231;Hat Yai|TH|7.002|100.468;Nong Khai|TH|17.873|102.733;Ubon Ratchathani|TH|15.196|104.858
Kuala Lumpur|MY|3.134|101.686;Ipoh|MY|4.597|101.074;Butterworth|MY|5.394|100.368;Padang Besar|MY|6.663|100.322;Johor Bahru|MY|1.463|103.764;Singapore|SG|1.443|103.77;Phnom Penh|KH|11.572|104.916;Sihanoukville|KH|10.627|103.524;Battambang|KH|13.103|103.194
Jakarta|ID|-6.177|106.83;Bandung|ID|-6.914|107.602;Yogyakarta|ID|-7.789|110.363;Surabaya|ID|-7.265|112.752;Semarang|ID|-6.965|110.428;Malang|ID|-7.977|112.637;Banyuwangi|ID|-8.14|114.4;Yangon|MM|16.781|96.161;Mandalay|MM|21.976|96.087
Colombo|LK|6.934|79.85;Kandy|LK|7.29|80.632;Ella|LK|6.875|81.047;Galle|LK|6.034|80.215;Dhaka|BD|23.733|90.426;Chittagong|BD|22.335|91.827;Lahore|PK|31.577|74.336;Karachi|PK|24.848|67.03;Islamabad|PK|33.604|73.05
Delhi|IN|28.642|77.22;Agra|IN|27.158|77.99;Jaipur|IN|26.919|75.788;Jodhpur|IN|26.284|73.022;Udaipur|IN|24.571|73.699;Varanasi|IN|25.327|82.987;Lucknow|IN|26.831|80.919;Kolkata|IN|22.583|88.343;Mumbai|IN|18.97|72.82
Goa|IN|15.27|73.97;Ahmedabad|IN|23.026|72.601;Bengaluru|IN|12.978|77.569;Mysuru|IN|12.316|76.645;Chennai|IN|13.082|80.276;Kochi|IN|9.97|76.29;Thiruvananthapuram|IN|8.487|76.952;Hyderabad|IN|17.434|78.501
Amritsar|IN|31.633|74.867;Haridwar|IN|29.947|78.154;Kalka|IN|30.838|76.935;Shimla|IN|31.103|77.16;Bhopal|IN|23.267|77.413;Pune|IN|18.529|73.874;New Jalpaiguri|IN|26.684|88.443;Madurai|IN|9.92|78.11;Jhansi|IN|25.443|78.553;Guwahati|IN|26.182|91.751;Jaisalmer|IN|26.91|70.93
New York|US|40.75|-73.994;Newark|US|40.735|-74.164;Philadelphia|US|39.956|-75.182;Baltimore|US|39.307|-76.616;Washington|US|38.897|-77.006;New Haven|US|41.298|-72.927;Providence|US|41.829|-71.413;Boston|US|42.352|-71.055
Albany|US|42.641|-73.741;Buffalo|US|42.878|-78.874;Niagara Falls|US|43.11|-79.055;Harrisburg|US|40.262|-76.878;Pittsburgh|US|40.445|-79.992;Cleveland|US|41.506|-81.696;Chicago|US|41.879|-87.639;Richmond|US|37.618|-77.497
Charlotte|US|35.242|-80.823;Raleigh|US|35.779|-78.646;Atlanta|US|33.799|-84.392;New Orleans|US|29.946|-90.078;Savannah|US|32.083|-81.148;Jacksonville|US|30.367|-81.724;Orlando|US|28.526|-81.382;Tampa|US|27.952|-82.451;Miami|US|25.778|-80.195;West Palm Beach|US|26.713|-80.055;Orlando Airport|US|28.411|-81.308
Detroit|US|42.368|-83.072;Milwaukee|US|43.034|-87.917;Minneapolis|US|44.948|-93.086;St. Louis|US|38.624|-90.207;Kansas City|US|39.085|-94.585;Memphis|US|35.132|-90.059;Denver|US|39.753|-105.0;Salt Lake City|US|40.761|-111.909;Reno|US|39.528|-119.811
San Francisco|US|37.84|-122.29;Sacramento|US|38.584|-121.5;San Jose|US|37.33|-121.903;Los Angeles|US|34.056|-118.236;San Diego|US|32.717|-117.17;Santa Barbara|US|34.414|-119.693;Portland|US|45.529|-122.677;Seattle|US|47.598|-122.33
Eugene|US|44.055|-123.095;Spokane|US|47.656|-117.417;Whitefish|US|48.414|-114.335;Albuquerque|US|35.082|-106.648;Flagstaff|US|35.197|-111.65;Dallas|US|32.776|-96.808;Fort Worth|US|32.753|-97.328;Austin|US|30.27|-97.756;San Antonio|US|29.42|-98.478
Houston|US|29.767|-95.368;El Paso|US|31.758|-106.496;Tucson|US|32.223|-110.966;Omaha|US|41.251|-95.927;Indianapolis|US|39.762|-86.16;Cincinnati|US|39.11|-84.538;Burlington|US|44.48|-73.22;Portland (Maine)|US|43.654|-70.291;Bakersfield|US|35.372|-119.008;Fresno|US|36.738|-119.783
Toronto|CA|43.645|-79.381;Montreal|CA|45.5|-73.567;Ottawa|CA|45.417|-75.652;Quebec City|CA|46.817|-71.214;Kingston|CA|44.257|-76.537;Windsor|CA|42.325|-83.008;London (Ontario)|CA|42.981|-81.247;Vancouver|CA|49.274|-123.098;Jasper|CA|52.877|-118.08
Edmonton|CA|53.58|-113.53;Winnipeg|CA|49.889|-97.134;Halifax|CA|44.64|-63.567;Mérida|MX|20.96|-89.61;Cancún|MX|21.04|-86.87;Tulum|MX|20.2|-87.49;Palenque|MX|17.53|-91.98;Valladolid (Yucatán)|MX|20.7|-88.2
Chihuahua|MX|28.62|-106.08;Creel|MX|27.752|-107.634;Los Mochis|MX|25.79|-108.99;Cusco|PE|-13.48|-72.03;Ollantaytambo|PE|-13.262|-72.269;Aguas Calientes|PE|-13.155|-72.525;Puno|PE|-15.835|-70.028
Buenos Aires|AR|-34.591|-58.374;Rosario|AR|-32.91|-60.66;Mar del Plata|AR|-37.99|-57.57;Córdoba (Argentina)|AR|-31.418|-64.176;Santiago|CL|-33.452|-70.679;Chillán|CL|-36.601|-72.103
Sydney|AU|-33.882|151.206;Katoomba|AU|-33.712|150.312;Canberra|AU|-35.319|149.149;Melbourne|AU|-37.818|144.952;Brisbane|AU|-27.465|153.018;Cairns|AU|-16.924|145.77;Rockhampton|AU|-23.38|150.505;Adelaide|AU|-34.94|138.58;Perth|AU|-31.951|115.877;Alice Springs|AU|-23.698|133.874
Darwin|AU|-12.49|130.95;Newcastle (NSW)|AU|-32.925|151.772;Kalgoorlie|AU|-30.745|121.465;Auckland|NZ|-36.849|174.79;Hamilton|NZ|-37.79|175.266;Wellington|NZ|-41.279|174.78;Picton|NZ|-41.288|174.005;Christchurch|NZ|-43.541|172.608;Greymouth|NZ|-42.45|171.208`;

/** `trains a day: station minutes station …` — a name alone, then the minutes to the next. */
const lineTable = `
15: London 142 Paris
9: London 84 Lille 38 Brussels 115 Amsterdam
40: London 80 Birmingham
40: London 128 Manchester|20: London 135 Liverpool|20: London 135 Leeds|25: London 110 York 55 Newcastle 88 Edinburgh|12: London 200 Carlisle 70 Glasgow
40: Edinburgh 50 Glasgow|12: Edinburgh 140 Aberdeen|6: Edinburgh 215 Inverness|8: Glasgow 190 Inverness|4: Glasgow 230 Fort William 82 Mallaig|8: Aberdeen 140 Inverness
25: London 78 Bath 14 Bristol|25: London 110 Cardiff|20: Bristol 50 Cardiff|30: London 55 Oxford 65 Birmingham|30: London 50 Cambridge|30: London 60 Brighton|18: London 125 Exeter 185 Penzance|5: London 230 Holyhead
20: Manchester 50 Leeds 24 York|25: Liverpool 50 Manchester|18: London 105 Nottingham|18: London 125 Sheffield 50 Leeds|8: Birmingham 100 Bristol|8: Birmingham 90 Manchester|8: Manchester 195 Edinburgh|14: Dublin 125 Belfast|15: Dublin 150 Cork|9: Dublin 145 Galway|9: Dublin 130 Limerick
24: Paris 118 Lyon|18: Paris 160 Avignon 35 Marseille|7: Paris 345 Nice|15: Lyon 62 Avignon 35 Marseille|10: Marseille 120 Cannes 32 Nice|40: Cannes 32 Nice 22 Monaco 24 Ventimiglia|14: Paris 125 Bordeaux 127 Toulouse|10: Bordeaux 125 Biarritz 55 San Sebastián
14: Paris 178 Nîmes 28 Montpellier 95 Perpignan|4: Paris 295 Perpignan 23 Girona 40 Barcelona|8: Lyon 105 Montpellier|10: Montpellier 130 Toulouse|20: Paris 130 Nantes|18: Paris 90 Rennes 125 Brest|8: Rennes 50 Saint-Malo|16: Paris 75 Tours 95 Bordeaux
17: Paris 107 Strasbourg|18: Paris 46 Reims|24: Paris 62 Lille|14: Paris 97 Dijon|12: Dijon 100 Lyon|9: Paris 180 Grenoble|6: Paris 225 Annecy|10: Lyon 80 Grenoble|9: Lyon 115 Annecy|18: Paris 85 Rouen|14: Paris 125 Caen|8: Paris 82 Metz 45 Luxembourg|6: Paris 160 Mulhouse 22 Basel 55 Zürich|9: Paris 185 Geneva|4: Paris 220 Lausanne|9: Paris 150 La Rochelle|8: Lille 30 Calais
14: Lyon 110 Geneva|4: Lyon 240 Turin 60 Milan|3: Paris 420 Milan|20: Paris 82 Brussels 115 Amsterdam|5: Brussels 115 Cologne|4: Paris 195 Cologne|8: Paris 225 Frankfurt|5: Strasbourg 40 Stuttgart 135 Munich|4: Paris 190 Stuttgart 135 Munich|8: Strasbourg 80 Basel
40: Brussels 32 Ghent 25 Bruges|40: Brussels 45 Antwerp 70 Rotterdam 42 Amsterdam|20: Brussels 60 Liège 25 Aachen 50 Cologne|20: Brussels 180 Luxembourg|60: Amsterdam 27 Utrecht 50 Eindhoven 65 Maastricht|60: Amsterdam 50 The Hague|60: Amsterdam 42 Rotterdam|30: Amsterdam 130 Groningen|7: Amsterdam 165 Cologne 65 Frankfurt|6: Amsterdam 380 Berlin
30: Cologne 65 Frankfurt|30: Cologne 25 Düsseldorf 55 Dortmund|20: Dortmund 100 Hanover 96 Berlin|24: Berlin 104 Hamburg|18: Berlin 78 Leipzig|18: Berlin 110 Dresden|20: Berlin 105 Erfurt 60 Nuremberg 65 Munich|16: Berlin 240 Frankfurt|18: Hamburg 78 Hanover 55 Kassel 80 Frankfurt|18: Kassel 70 Würzburg 55 Nuremberg 65 Munich|18: Hamburg 55 Bremen
20: Frankfurt 195 Munich|24: Frankfurt 80 Stuttgart 130 Munich|24: Frankfurt 35 Mannheim 85 Freiburg 40 Basel|20: Frankfurt 52 Heidelberg 40 Stuttgart|18: Frankfurt 125 Nuremberg|14: Frankfurt 130 Erfurt 45 Leipzig|18: Munich 115 Füssen|6: Munich 210 Zürich|16: Munich 100 Salzburg 68 Linz 75 Vienna|6: Munich 110 Innsbruck 125 Bolzano 95 Verona|4: Munich 245 Villach|7: Hamburg 275 Copenhagen|6: Hamburg 110 Flensburg 130 Odense
7: Berlin 265 Prague|7: Dresden 140 Prague|7: Berlin 175 Poznań 150 Warsaw|4: Munich 340 Prague|6: Nuremberg 220 Prague|4: Nuremberg 290 Vienna|5: Stuttgart 180 Zürich
30: Zürich 56 Bern|30: Zürich 55 Basel|30: Zürich 45 Lucerne|30: Bern 105 Geneva|30: Bern 52 Interlaken|30: Geneva 38 Lausanne 25 Montreux 70 Visp|30: Bern 55 Visp 66 Zermatt|24: Bern 58 Basel|18: Lucerne 110 Interlaken|24: Zürich 115 Lugano 75 Milan|16: Lucerne 105 Lugano|8: Geneva 240 Milan|30: Zürich 75 Chur 122 St. Moritz|8: St. Moritz 145 Tirano 150 Milan|4: Zermatt 480 St. Moritz|30: Zürich 165 Geneva|8: Zürich 95 Feldkirch 125 Innsbruck
30: Vienna 75 Linz 68 Salzburg 108 Innsbruck|16: Vienna 150 Graz|10: Vienna 260 Villach|16: Vienna 60 Bratislava|16: Vienna 80 Győr 80 Budapest|16: Vienna 86 Brno 155 Prague|6: Vienna 165 Ostrava 55 Katowice 165 Warsaw|4: Vienna 330 Kraków|2: Vienna 365 Ljubljana|3: Graz 210 Ljubljana|8: Linz 105 Hallstatt|8: Salzburg 150 Hallstatt|8: Salzburg 150 Villach|4: Villach 95 Ljubljana|2: Villach 210 Venice|2: Vienna 460 Venice|2: Innsbruck 285 Venice|3: Linz 230 Prague|3: Linz 125 České Budějovice
40: Milan 65 Bologna 37 Florence 92 Rome 70 Naples|24: Rome 115 Salerno|30: Naples 42 Salerno|30: Milan 60 Turin|30: Milan 70 Verona 45 Padua 26 Venice|24: Venice 85 Bologna|12: Venice 235 Rome|12: Venice 125 Florence|12: Venice 120 Trieste|30: Milan 40 Como|16: Milan 65 Varenna|12: Como 40 Lugano|18: Milan 100 Genoa|14: Turin 110 Genoa|12: Milan 180 La Spezia|14: Genoa 75 La Spezia 60 Pisa|20: Pisa 60 Florence|8: Florence 60 Pisa 60 La Spezia|30: Pisa 28 Lucca|14: Lucca 80 Florence|30: La Spezia 22 Monterosso|12: Genoa 80 Monterosso|12: Genoa 120 Ventimiglia|14: Rome 160 La Spezia|24: Rome 175 Pisa
12: Naples 275 Villa San Giovanni 15 Reggio Calabria|6: Villa San Giovanni 75 Messina 45 Taormina 45 Catania 70 Syracuse|5: Messina 170 Palermo|8: Catania 185 Palermo|10: Rome 210 Foggia 60 Bari 85 Lecce|8: Bologna 125 Ancona 150 Foggia|14: Verona 95 Bolzano|14: Florence 90 Siena|9: Florence 125 Perugia|9: Rome 150 Perugia|40: Naples 65 Sorrento|6: Naples 230 Bari|12: Bari 100 Matera
27: Madrid 83 Zaragoza 85 Barcelona|24: Madrid 105 Córdoba 45 Seville|14: Córdoba 55 Málaga|6: Madrid 150 Málaga|22: Madrid 112 Valencia|14: Madrid 150 Alicante 80 Murcia|6: Madrid 200 Granada|6: Córdoba 95 Granada|16: Madrid 33 Toledo|20: Madrid 28 Segovia 37 Valladolid|8: Madrid 100 Salamanca|6: Valladolid 240 Bilbao|4: Madrid 310 San Sebastián|4: Madrid 285 Bilbao|6: Valladolid 75 León 115 Oviedo|10: Madrid 200 Santiago de Compostela 28 A Coruña|8: Santiago de Compostela 52 Vigo|16: Barcelona 38 Girona|14: Barcelona 180 Valencia 115 Alicante|12: Seville 95 Cádiz|8: Seville 150 Granada|6: Seville 115 Málaga|2: Vigo 140 Porto|4: Barcelona 330 Seville
16: Lisbon 105 Coimbra 65 Porto|8: Lisbon 180 Faro|5: Lisbon 235 Lagos (Portugal)|9: Faro 105 Lagos (Portugal)|4: Lisbon 95 Évora|20: Porto 60 Braga
18: Copenhagen 75 Odense 90 Aarhus 85 Aalborg|50: Copenhagen 38 Malmö|12: Malmö 150 Gothenburg|16: Stockholm 100 Linköping 165 Malmö|18: Stockholm 190 Gothenburg|5: Gothenburg 220 Oslo|4: Stockholm 320 Oslo|40: Stockholm 38 Uppsala|6: Stockholm 380 Umeå|2: Stockholm 930 Kiruna 180 Narvik|4: Oslo 285 Myrdal 120 Bergen|9: Myrdal 55 Flåm|5: Oslo 250 Dombås 155 Trondheim|4: Dombås 80 Åndalsnes|2: Trondheim 590 Bodø|7: Oslo 280 Kristiansand 190 Stavanger
24: Helsinki 95 Tampere|16: Helsinki 120 Turku|10: Tampere 250 Oulu 150 Rovaniemi|10: Tallinn 130 Tartu 70 Valga 165 Riga|2: Riga 250 Vilnius|14: Vilnius 75 Kaunas|1: Kaunas 300 Białystok 130 Warsaw
20: Warsaw 145 Kraków|16: Warsaw 165 Gdańsk|12: Warsaw 225 Wrocław|14: Warsaw 150 Poznań|14: Kraków 195 Wrocław|10: Wrocław 130 Poznań|20: Kraków 65 Katowice|9: Kraków 165 Zakopane|5: Kraków 195 Przemyśl|3: Przemyśl 110 Lviv|3: Katowice 295 Prague|3: Wrocław 260 Prague|12: Poznań 190 Gdańsk|2: Warsaw 720 Lviv
20: Prague 155 Brno|18: Prague 135 Olomouc 50 Ostrava|14: Prague 95 Plzeň|12: Prague 145 České Budějovice|10: Brno 90 Bratislava 145 Budapest|7: Bratislava 230 Poprad 80 Košice|4: Ostrava 210 Poprad|5: Budapest 215 Košice|14: Budapest 150 Debrecen|3: Budapest 360 Zagreb|3: Budapest 480 Ljubljana|4: Budapest 165 Novi Sad|2: Budapest 780 Brașov|5: Ljubljana 140 Zagreb|3: Zagreb 365 Split|3: Zagreb 230 Rijeka|30: Novi Sad 36 Belgrade|2: Belgrade 590 Podgorica 55 Bar|2: Sarajevo 120 Mostar
9: Bucharest 150 Brașov 165 Sighișoara 240 Cluj-Napoca|3: Bucharest 570 Timișoara|1: Bucharest 580 Sofia|10: Sofia 165 Plovdiv|5: Sofia 430 Varna|1: Sofia 600 Istanbul|6: Athens 210 Larissa 85 Thessaloniki|14: Istanbul 160 Eskişehir 90 Ankara|4: Istanbul 285 Konya|10: Ankara 105 Konya|4: Ankara 145 Sivas|1: Ankara 1440 Kars|8: Izmir 85 Selçuk 185 Denizli
16: Moscow 240 Saint Petersburg|10: Moscow 235 Nizhny Novgorod|5: Moscow 690 Kazan 840 Yekaterinburg 1260 Novosibirsk 1860 Irkutsk 4320 Vladivostok|5: Moscow 1440 Sochi|5: Kyiv 360 Lviv|4: Kyiv 450 Odesa
6: Tbilisi 310 Batumi|0.5: Tbilisi 620 Yerevan|3: Baku 260 Ganja|6: Tehran 440 Isfahan|8: Tehran 660 Mashhad|1: Tehran 900 Shiraz|7: Tashkent 130 Samarkand 95 Bukhara|1: Bukhara 390 Khiva|6: Almaty 800 Astana|1: Tashkent 1020 Almaty
40: Tel Aviv 35 Jerusalem|40: Tel Aviv 65 Haifa|16: Mecca 45 Jeddah 110 Medina|6: Riyadh 220 Dammam
14: Tangier 80 Rabat 50 Casablanca|9: Casablanca 160 Marrakesh|14: Rabat 125 Meknes 40 Fez|3: Fez 330 Oujda|14: Casablanca 50 Rabat|8: Tunis 125 Sousse 110 Sfax|4: Algiers 290 Oran|16: Cairo 155 Alexandria|8: Cairo 600 Luxor 195 Aswan|3: Nairobi 330 Mombasa|0.5: Addis Ababa 780 Djibouti|6: Dar es Salaam 105 Morogoro 115 Dodoma|4: Lagos 150 Ibadan|5: Abuja 130 Kaduna|30: Johannesburg 40 Pretoria|0.5: Johannesburg 1620 Cape Town
100: Tokyo 18 Yokohama 78 Nagoya 35 Kyoto 14 Osaka|60: Osaka 13 Kobe 16 Himeji 20 Okayama 36 Hiroshima 62 Fukuoka|40: Tokyo 34 Odawara 70 Nagoya|50: Odawara 15 Hakone|20: Fukuoka 38 Kumamoto 45 Kagoshima|20: Fukuoka 90 Nagasaki|14: Fukuoka 120 Beppu|40: Tokyo 92 Sendai 42 Morioka 50 Aomori 60 Hakodate|12: Hakodate 215 Sapporo|24: Sapporo 85 Asahikawa|15: Morioka 90 Akita|25: Tokyo 110 Niigata|25: Tokyo 82 Nagano 45 Toyama 20 Kanazawa 42 Tsuruga|25: Tsuruga 55 Kyoto|14: Tokyo 115 Nikko|10: Nagoya 145 Takayama 90 Toyama|14: Nagoya 125 Matsumoto|14: Tokyo 155 Matsumoto|20: Okayama 55 Takamatsu|12: Okayama 165 Matsuyama|12: Okayama 155 Kōchi|60: Kyoto 45 Nara|60: Osaka 50 Nara|6: Tokyo 115 Kawaguchiko|60: Tokyo 55 Kamakura|30: Kyoto 28 Osaka
60: Seoul 55 Daejeon 45 Daegu 50 Busan|18: Daegu 18 Gyeongju 30 Busan|24: Seoul 115 Gwangju 35 Mokpo|14: Seoul 115 Gangneung|16: Seoul 100 Jeonju 90 Yeosu|8: Seoul 125 Andong|50: Taipei 50 Taichung 45 Tainan 13 Kaohsiung|20: Taipei 130 Hualien 120 Taitung|10: Kaohsiung 110 Taitung
40: Beijing 30 Tianjin|40: Beijing 95 Jinan 125 Nanjing 60 Suzhou 25 Shanghai|50: Shanghai 55 Hangzhou|20: Beijing 165 Zhengzhou 130 Xi'an|20: Zhengzhou 40 Luoyang 90 Xi'an|24: Zhengzhou 115 Wuhan 85 Changsha 150 Guangzhou|60: Guangzhou 35 Shenzhen 16 Hong Kong|30: Guangzhou 60 Zhuhai|20: Guangzhou 165 Guilin|10: Guilin 150 Guiyang|10: Guangzhou 190 Nanning|24: Chengdu 75 Chongqing|20: Xi'an 205 Chengdu|10: Guiyang 125 Chongqing|14: Guiyang 140 Kunming|14: Kunming 120 Dali 80 Lijiang|6: Kunming 360 Boten
14: Changsha 190 Guiyang|14: Wuhan 250 Chongqing|20: Wuhan 115 Hefei 55 Nanjing|14: Hangzhou 100 Huangshan|12: Hangzhou 230 Fuzhou 80 Xiamen|10: Xiamen 195 Shenzhen|14: Jinan 105 Qingdao|16: Beijing 160 Shenyang 70 Changchun 55 Harbin|14: Shenyang 110 Dalian|14: Beijing 105 Datong 100 Taiyuan|12: Taiyuan 170 Xi'an|14: Xi'an 175 Lanzhou 70 Xining|4: Lanzhou 660 Ürümqi|3: Lanzhou 600 Dunhuang|2: Xining 1260 Lhasa|6: Changsha 150 Zhangjiajie|8: Zhangjiajie 240 Chongqing|14: Hangzhou 120 Nanchang 80 Changsha|20: Haikou 95 Sanya|10: Beijing 560 Hong Kong|2: Nanning 540 Hanoi
4: Boten 105 Luang Prabang 55 Vang Vieng 60 Vientiane|0.5: Beijing 1620 Ulaanbaatar|6: Hanoi 130 Ninh Binh 600 Hue 150 Da Nang 570 Nha Trang 450 Ho Chi Minh City|5: Hanoi 480 Lao Cai|9: Bangkok 80 Ayutthaya 560 Chiang Mai|9: Bangkok 210 Hua Hin 340 Surat Thani 270 Hat Yai|4: Bangkok 600 Nong Khai|5: Bangkok 540 Ubon Ratchathani|4: Hat Yai 55 Padang Besar|8: Padang Besar 110 Butterworth 95 Ipoh 140 Kuala Lumpur|4: Kuala Lumpur 270 Johor Bahru|30: Johor Bahru 5 Singapore|2: Phnom Penh 330 Sihanoukville|1: Phnom Penh 360 Battambang|2: Nong Khai 40 Vientiane
24: Jakarta 90 Bandung|16: Jakarta 400 Yogyakarta 245 Surabaya|10: Jakarta 330 Semarang|6: Bandung 400 Yogyakarta|8: Surabaya 130 Malang|5: Surabaya 400 Banyuwangi|3: Yangon 840 Mandalay|9: Colombo 160 Kandy 390 Ella|9: Colombo 150 Galle|6: Dhaka 310 Chittagong|5: Karachi 1140 Lahore 290 Islamabad
12: Delhi 110 Agra 150 Jhansi 230 Bhopal|10: Delhi 285 Jaipur 300 Jodhpur 330 Jaisalmer|4: Jaipur 420 Udaipur|10: Agra 240 Jaipur|6: Delhi 490 Varanasi|8: Delhi 390 Lucknow 270 Varanasi|6: Delhi 1020 Kolkata|6: Delhi 940 Mumbai|9: Mumbai 390 Ahmedabad|5: Mumbai 530 Goa|14: Mumbai 190 Pune|5: Delhi 360 Amritsar|6: Delhi 280 Haridwar|5: Delhi 250 Kalka 320 Shimla|3: Udaipur 300 Ahmedabad|5: Kolkata 500 New Jalpaiguri 420 Guwahati|4: Varanasi 540 Kolkata|14: Bengaluru 120 Mysuru|9: Bengaluru 290 Chennai|3: Bengaluru 620 Kochi|12: Kochi 210 Thiruvananthapuram|8: Chennai 390 Madurai 300 Thiruvananthapuram|6: Chennai 690 Hyderabad|5: Hyderabad 640 Bengaluru|4: Pune 600 Hyderabad|3: Goa 780 Kochi|3: Goa 900 Bengaluru
40: New York 17 Newark 60 Philadelphia 70 Baltimore 40 Washington|19: New York 95 New Haven 95 Providence 40 Boston|13: New York 150 Albany 290 Buffalo 45 Niagara Falls|1: Niagara Falls 160 Toronto|14: Philadelphia 105 Harrisburg|1: Harrisburg 330 Pittsburgh 190 Cleveland 400 Chicago|8: Washington 145 Richmond|2: Richmond 220 Raleigh 190 Charlotte 330 Atlanta 730 New Orleans|2: Richmond 450 Savannah 150 Jacksonville 190 Orlando|16: Miami 70 West Palm Beach 130 Orlando Airport|2: Orlando 120 Tampa|5: Boston 150 Portland (Maine)|1: New York 440 Burlington|1: Albany 520 Montreal|1: Boston 320 Albany
6: Chicago 100 Milwaukee|1: Milwaukee 380 Minneapolis 1400 Whitefish 420 Spokane 490 Seattle|3: Chicago 320 Detroit|5: Chicago 300 St. Louis 330 Kansas City|1: Chicago 560 Omaha 520 Denver 920 Salt Lake City 610 Reno 310 Sacramento 100 San Francisco|1: Chicago 640 Memphis 520 New Orleans|1: Kansas City 1060 Albuquerque 330 Flagstaff 660 Los Angeles|1: St. Louis 1080 Dallas 85 Fort Worth 260 Austin 190 San Antonio|0.4: New Orleans 560 Houston 330 San Antonio 720 El Paso 340 Tucson 600 Los Angeles|0.4: Chicago 320 Indianapolis 240 Cincinnati|1: Cleveland 170 Buffalo
10: Los Angeles 175 San Diego|6: Los Angeles 165 Santa Barbara|12: San Francisco 75 Sacramento|7: San Francisco 80 San Jose|1: Santa Barbara 530 San Jose|6: San Francisco 240 Fresno 110 Bakersfield|1: Sacramento 900 Eugene 155 Portland|6: Portland 215 Seattle|2: Seattle 250 Vancouver|3: Eugene 160 Portland
7: Toronto 310 Montreal|8: Toronto 150 Kingston 125 Ottawa 120 Montreal|5: Montreal 195 Quebec City|7: Toronto 130 London (Ontario) 120 Windsor|0.3: Vancouver 1200 Jasper 360 Edmonton 960 Winnipeg 2200 Toronto|0.4: Montreal 1320 Halifax|2: Cancún 135 Valladolid (Yucatán) 110 Mérida 470 Palenque|2: Cancún 120 Tulum|0.5: Chihuahua 340 Creel 480 Los Mochis
8: Cusco 105 Ollantaytambo 95 Aguas Calientes|0.4: Cusco 620 Puno|3: Buenos Aires 360 Rosario 720 Córdoba (Argentina)|5: Buenos Aires 330 Mar del Plata|3: Santiago 260 Chillán
3: Sydney 245 Canberra|24: Sydney 120 Katoomba|2: Sydney 660 Melbourne|1: Sydney 840 Brisbane|20: Sydney 165 Newcastle (NSW)|2: Brisbane 460 Rockhampton|0.7: Rockhampton 960 Cairns|0.4: Melbourne 620 Adelaide|0.3: Adelaide 1500 Alice Springs 1560 Darwin|0.15: Adelaide 1900 Kalgoorlie 640 Perth|1: Perth 410 Kalgoorlie|0.5: Auckland 150 Hamilton 495 Wellington|1: Picton 340 Christchurch 290 Greymouth`;

/** A station of the table. */
export interface Station {
  name: string;
  countryCode: string;
  lat: number;
  lon: number;
}

/** One ride between neighbouring stops of a line, as indexes into `stations`. */
export interface RailRide {
  line: number;
  from: number;
  to: number;
  minutes: number;
  trainsPerDay: number;
}

export const stations: readonly Station[] = stationTable
  .trim()
  .split(/[;\n]/)
  .map((row) => {
    const [name = '', countryCode = '', lat, lon] = row.split('|');
    return { name, countryCode, lat: Number(lat), lon: Number(lon) };
  });

const indexOf = new Map(stations.map((station, i) => [station.name, i]));

export const railRides: readonly RailRide[] = lineTable
  .trim()
  .split(/[|\n]/)
  .flatMap((row, line) => {
    const [perDay = '', way = ''] = row.split(': ');
    const parts = way.split(/ (\d+) /);
    return parts.slice(2).flatMap((to, i): RailRide[] => {
      if (i % 2 === 1) return [];
      const ends = [indexOf.get(parts[i]!), indexOf.get(to)];
      if (ends[0] === undefined || ends[1] === undefined)
        throw new Error(`Unknown station in rail line "${row}".`);
      return [
        { line, from: ends[0], to: ends[1], minutes: Number(parts[i + 1]), trainsPerDay: Number(perDay) },
      ];
    });
  });
